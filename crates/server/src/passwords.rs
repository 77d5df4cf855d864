//! Passwords. To work on one takes memory and time on purpose, so only a few are worked on at once.

use crate::ids;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// So many may wait until somebody has time for them.
const WAITING: usize = 32;

/// The hash of no password, so that an unknown name takes as long as a wrong password.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Too many passwords are waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

/// Whoever works on passwords.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    /// For those who wait and those who are served.
    places: Arc<Semaphore>,
    /// For those who are served.
    desks: Arc<Semaphore>,
}

impl Default for Passwords {
    /// Half of the cores are left for everybody else.
    fn default() -> Passwords {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Passwords::new((cores / 2).max(1), WAITING)
    }
}

impl Passwords {
    fn new(at_once: usize, waiting: usize) -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(at_once + waiting)), desks: Arc::new(Semaphore::new(at_once)) }
    }

    /// The hash of a password; none if it has none.
    pub(crate) async fn hash(&self, password: &str) -> Result<Option<String>, Busy> {
        let password = password.to_owned();
        let hash = move || {
            let salt: [u8; 16] = ids::random();
            Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok().map(|hash| hash.to_string())
        };
        Ok(self.work(hash).await?.flatten())
    }

    /// Whether a password has this hash. Where there is none, it takes as long to find that out.
    pub(crate) async fn fits(&self, password: &str, hash: Option<String>) -> Result<bool, Busy> {
        let (password, hash) = (password.to_owned(), hash.unwrap_or_else(|| NOBODY.to_owned()));
        let verify = move || {
            let hash = PasswordHash::new(&hash);
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        Ok(self.work(verify).await?.unwrap_or(false))
    }

    /// Does something that takes long, as soon as it is its turn; none if that has failed.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<Option<T>, Busy> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Busy)?;
        let desk = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| Busy)?;
        // It goes on if nobody waits for it any more, and takes its place as long as it does.
        let done = tokio::task::spawn_blocking(move || {
            let _taken = (place, desk);
            work()
        });
        Ok(done.await.ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_password_fits_its_hash_and_no_other() {
        let passwords = Passwords::default();
        let hash = passwords.hash("a long password").await.unwrap();
        assert!(passwords.fits("a long password", hash.clone()).await.unwrap());
        assert!(!passwords.fits("another password", hash).await.unwrap());
        assert!(!passwords.fits("a long password", None).await.unwrap());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_few_are_worked_on_some_wait_and_no_more_are_taken() {
        let passwords = Passwords::new(1, 1);
        let (begun, begins) = mpsc::channel();
        let job = |name: &'static str| {
            let (end, ends) = mpsc::channel::<()>();
            let (passwords, begun) = (passwords.clone(), begun.clone());
            let work = async move {
                passwords
                    .work(move || {
                        begun.send(name).unwrap();
                        ends.recv().unwrap();
                    })
                    .await
            };
            (end, tokio::spawn(work))
        };
        let (end_first, first) = job("first");
        assert_eq!(begins.recv().unwrap(), "first");
        let (end_second, second) = job("second");
        // It has its place as soon as there is none for anybody else.
        while passwords.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(passwords.fits("a third one", None).await, Err(Busy));
        assert!(begins.try_recv().is_err(), "the second one waits for the first");
        end_first.send(()).unwrap();
        assert_eq!(begins.recv().unwrap(), "second");
        end_second.send(()).unwrap();
        assert_eq!((first.await.unwrap(), second.await.unwrap()), (Ok(Some(())), Ok(Some(()))));
        assert_eq!(passwords.fits("a third one", None).await, Ok(false), "there is room again");
    }
}
