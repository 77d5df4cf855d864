//! A connection whose other end must take what it is sent.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A connection that ends if the other end takes nothing for a time, though something waits for it.
#[derive(Debug)]
pub(crate) struct Patient<S, T> {
    connection: S,
    patience: Duration,
    /// Runs while something waits.
    waiting: Option<Pin<Box<Sleep>>>,
    /// What is kept as long as the connection.
    _kept: T,
}

impl<S, T> Patient<S, T> {
    pub(crate) fn new(connection: S, patience: Duration, kept: T) -> Patient<S, T> {
        Patient { connection, patience, waiting: None, _kept: kept }
    }

    /// What a try to write led to, unless it has waited for too long.
    fn in_time<R>(&mut self, context: &mut Context<'_>, tried: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if tried.is_ready() {
            self.waiting = None;
            return tried;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        waiting.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin, T: Unpin> AsyncRead for Patient<S, T> {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().connection).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin, T: Unpin> AsyncWrite for Patient<S, T> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.connection).poll_write(context, bytes);
        this.in_time(context, tried)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.connection).poll_flush(context);
        this.in_time(context, tried)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.connection).poll_shutdown(context);
        this.in_time(context, tried)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.connection).poll_write_vectored(context, bytes);
        this.in_time(context, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.connection.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::Instant;

    const PATIENCE: Duration = Duration::from_secs(30);

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_nothing_is_given_up() {
        let (here, _there) = duplex(4);
        let mut patient = Patient::new(here, PATIENCE, ());
        let began = Instant::now();
        let error = patient.write_all(b"more than fits").await.unwrap_err();
        assert_eq!((error.kind(), began.elapsed()), (io::ErrorKind::TimedOut, PATIENCE));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_a_little_now_and_then_is_waited_for() {
        let (here, mut there) = duplex(1);
        let mut patient = Patient::new(here, PATIENCE, ());
        let began = Instant::now();
        let slowly = async {
            for _ in 0..4 {
                tokio::time::sleep(PATIENCE / 3 * 2).await;
                there.read_u8().await.unwrap();
            }
            there
        };
        let (written, there) = tokio::join!(patient.write_all(b"12345"), slowly);
        assert!(written.is_ok() && began.elapsed() > 2 * PATIENCE);
        drop(there);
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_has_to_say_anything() {
        let (here, mut there) = duplex(4);
        let mut patient = Patient::new(here, PATIENCE, ());
        let word = async {
            tokio::time::sleep(100 * PATIENCE).await;
            there.write_u8(7).await.unwrap();
        };
        let (read, ()) = tokio::join!(patient.read_u8(), word);
        assert_eq!(read.unwrap(), 7);
    }
}
