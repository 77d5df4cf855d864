//! The threads that share the work.

use crate::failure::Failure;

/// This many threads, or one for each core.
pub(crate) fn pool_of(threads: Option<u16>) -> Result<rayon::ThreadPool, Failure> {
    // 0 stands for as many threads as there are cores.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.map_or(0, usize::from)).build();
    pool.map_err(|error| Failure::input(format!("cannot start the threads: {error}; try --threads 1")))
}
