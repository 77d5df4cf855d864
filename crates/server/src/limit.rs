//! How much is taken from one sender: from a connection, an address, a person.

use crate::problem;
use crate::settings::Settings;
use interregnum_protocol::{PersonId, Problem};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The most senders that are remembered.
const MOST: usize = 100_000;
/// So many times as many connections as sockets and streams an address may have: a page has some more
/// while it loads.
pub(crate) const DOORS_EACH: u32 = 4;
/// What a new guest costs, in requests: it is kept for good.
pub(crate) const NEW_GUEST: f32 = 10.0;
/// What a file of the page costs, in requests: it comes from memory, a page has many, and a browser keeps them.
pub(crate) const FILE: f32 = 0.1;
/// So many seconds' worth may come at once.
const AT_ONCE: f32 = 10.0;

/// A bucket that fills with time.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    size: f32,
    each_second: f32,
    level: f32,
    at: Instant,
}

impl Bucket {
    /// A full bucket of this size that gets so much each second.
    pub(crate) fn new(size: f32, each_second: f32, now: Instant) -> Bucket {
        Bucket { size, each_second, level: size, at: now }
    }

    /// Takes so much. If there is less, says after what time there will be enough.
    pub(crate) fn take(&mut self, cost: f32, now: Instant) -> Result<(), Duration> {
        self.fill(now);
        if self.level >= cost {
            self.level -= cost;
            Ok(())
        } else {
            // A bucket that does not fill makes people wait for ever.
            Err(Duration::try_from_secs_f32((cost - self.level) / self.each_second).unwrap_or(Duration::MAX))
        }
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f32();
        self.level = (self.level + passed * self.each_second).min(self.size);
        self.at = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.level >= self.size
    }
}

/// A bucket for each sender.
#[derive(Debug)]
struct Buckets<K> {
    size: f32,
    each_second: f32,
    by_sender: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(size: f32, each_second: f32) -> Buckets<K> {
        Buckets { size, each_second, by_sender: Mutex::default() }
    }

    fn take(&self, from: K, cost: f32, now: Instant) -> Result<(), Problem> {
        let mut buckets = locked(&self.by_sender);
        if buckets.len() >= MOST {
            // A full bucket says no more than none. If that does not help, all start anew: what is
            // remembered must have an end.
            buckets.retain(|_, bucket| !bucket.is_full(now));
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(from).or_insert_with(|| Bucket::new(self.size, self.each_second, now));
        bucket.take(cost, now).map_err(problem::too_many)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Every change is one statement, so what a panicked thread left is in order.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many connections each sender has.
#[derive(Debug)]
struct Counts<K> {
    most: u32,
    open: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    fn new(most: u32) -> Counts<K> {
        Counts { most, open: Arc::default() }
    }

    /// One more; none if that would be too many.
    fn enter(&self, from: K) -> Option<Counted<K>> {
        let mut open = locked(&self.open);
        let count = open.get(&from).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        open.insert(from.clone(), count + 1);
        Some(Counted { from, open: Arc::clone(&self.open) })
    }
}

/// One connection that is counted as long as this lives.
#[derive(Debug)]
struct Counted<K: Eq + Hash> {
    from: K,
    open: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut open = locked(&self.open);
        if let Some(count) = open.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.from);
            }
        }
    }
}

/// A connection that is counted, for its address and in all, as long as this lives.
#[derive(Debug)]
pub(crate) struct Door {
    _all: Counted<()>,
    _address: Counted<IpAddr>,
}

/// A socket or a stream that is counted, for its address and its person, as long as this lives.
#[derive(Debug)]
pub(crate) struct Connected {
    _address: Counted<IpAddr>,
    _person: Option<Counted<PersonId>>,
}

/// How much is taken from each sender.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Buckets<IpAddr>,
    passwords: Buckets<IpAddr>,
    messages: Buckets<PersonId>,
    sayings: Buckets<PersonId>,
    doors: Counts<()>,
    doors_by_address: Counts<IpAddr>,
    addresses: Counts<IpAddr>,
    people: Counts<PersonId>,
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        let limits = settings.limits;
        let (requests, passwords) = (limits.requests as f32, limits.passwords as f32);
        Limits {
            requests: Buckets::new(requests * AT_ONCE, requests),
            passwords: Buckets::new(passwords, passwords / 60.0),
            messages: Buckets::new(limits.messages_at_once as f32 * 2.0, limits.messages as f32 * 2.0),
            sayings: Buckets::new(limits.sayings as f32 / 3.0, limits.sayings as f32 / 60.0),
            doors: Counts::new(limits.connections),
            // All come from the proxy's address where there is one: it has to count them.
            doors_by_address: Counts::new(if settings.behind_proxy {
                u32::MAX
            } else {
                limits.connections_by_address.saturating_mul(DOORS_EACH)
            }),
            addresses: Counts::new(limits.connections_by_address),
            people: Counts::new(limits.connections_by_person),
        }
    }

    /// A request from an address.
    pub(crate) fn request(&self, from: IpAddr, cost: f32) -> Result<(), Problem> {
        self.requests.take(network(from), cost, Instant::now())
    }

    /// A password from an address.
    pub(crate) fn password(&self, from: IpAddr) -> Result<(), Problem> {
        self.passwords.take(network(from), 1.0, Instant::now())
    }

    /// Something that a person wants done, through whatever door.
    pub(crate) fn deed(&self, person: &PersonId) -> Result<(), Problem> {
        self.messages.take(person.clone(), 1.0, Instant::now())
    }

    /// Something that a person says.
    pub(crate) fn saying(&self, person: &PersonId) -> Result<(), Problem> {
        self.sayings.take(person.clone(), 1.0, Instant::now())
    }

    /// A connection, whatever comes through it.
    pub(crate) fn door(&self, from: IpAddr) -> Result<Door, Problem> {
        let all = self.doors.enter(()).ok_or_else(problem::full)?;
        let address = self.doors_by_address.enter(network(from)).ok_or_else(problem::too_many_connections)?;
        Ok(Door { _all: all, _address: address })
    }

    /// A socket or a stream.
    pub(crate) fn connection(&self, from: IpAddr, person: Option<&PersonId>) -> Result<Connected, Problem> {
        let address = self.addresses.enter(network(from)).ok_or_else(problem::too_many_connections)?;
        let mine = person.map(|person| self.people.enter(person.clone()).ok_or_else(problem::too_many_connections));
        let person = mine.transpose()?;
        Ok(Connected { _address: address, _person: person })
    }
}

/// What counts as one address: with version 6 everybody has a whole network of them.
fn network(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V4(ip) => IpAddr::V4(ip),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_comes_back_with_time() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 4.0, start);
        assert!(bucket.take(1.0, start).is_ok() && bucket.take(1.0, start).is_ok());
        assert_eq!(bucket.take(1.0, start), Err(Duration::from_millis(250)));
        let later = start + Duration::from_millis(250);
        assert!(bucket.take(1.0, later).is_ok() && bucket.take(1.0, later).is_err());
        let much_later = start + Duration::from_hours(1);
        let taken = (0..10).filter(|_| bucket.take(1.0, much_later).is_ok()).count();
        assert_eq!(taken, 2, "it does not grow beyond its size");
    }

    #[test]
    fn one_sender_does_not_use_up_what_another_one_has() {
        let (buckets, now) = (Buckets::new(3.0, 1.0), Instant::now());
        assert!(buckets.take("ada", 3.0, now).is_ok());
        assert_eq!(buckets.take("ada", 2.0, now).unwrap_err().retry_after, Some(2));
        assert!(buckets.take("bob", 3.0, now).is_ok());
    }

    #[test]
    fn senders_who_have_done_nothing_for_a_while_are_forgotten() {
        let (buckets, now) = (Buckets::new(1.0, 1.0), Instant::now());
        for sender in 0..MOST {
            assert!(buckets.take(sender, 1.0, now).is_ok());
        }
        assert!(buckets.take(MOST, 1.0, now + Duration::from_secs(2)).is_ok());
        assert_eq!(locked(&buckets.by_sender).len(), 1);
    }

    #[test]
    fn a_connection_counts_until_it_ends() {
        let counts = Counts::new(1);
        let first = counts.enter("ada").unwrap();
        assert!(counts.enter("ada").is_none());
        assert!(counts.enter("bob").is_some());
        drop(first);
        assert!(counts.enter("ada").is_some());
        assert!(locked(&counts.open).is_empty(), "nobody who has left is remembered");
    }

    #[test]
    fn a_network_of_version_six_counts_as_one_address() {
        let ip = |text: &str| network(text.parse().unwrap());
        assert_eq!(ip("2001:db8:1:2:aaaa::1"), ip("2001:db8:1:2:bbbb::2"));
        assert_ne!(ip("2001:db8:1:2::1"), ip("2001:db8:1:3::1"));
        assert_eq!(ip("::ffff:192.0.2.1"), ip("192.0.2.1"));
        assert_ne!(ip("192.0.2.1"), ip("192.0.2.2"));
    }
}
