//! A server at work.

use crate::bus::{Bus, InProcess};
use crate::entrance::{self, Manners};
use crate::house::House;
use crate::ids;
use crate::neighbours;
use crate::settings::{Database, Settings};
use crate::socket;
use crate::store::{Condition, SqlStore, Store, StoreError};
use crate::upkeep::{Lock, UpkeepError};
use crate::web::{self, Web};
use axum_extra::extract::cookie::Key;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How often the server gives a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How often the server looks for tables where nobody has been for long.
const BETWEEN_FORGETTING: Duration = Duration::from_hours(1);
/// How long connections have to end when the server stops.
const DRAIN: Duration = Duration::from_secs(15);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address.
    #[error("cannot listen on {address}: {source}; choose another address with --listen")]
    Listen {
        /// Which one.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
    /// The operator's address.
    #[error("cannot listen on {address} for the operator: {source}; choose another address with --health")]
    Health {
        /// Which one.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
    /// The data folder.
    #[error("cannot make the folder {folder}: {source}; choose another one with --data")]
    Folder {
        /// Which one.
        folder: String,
        /// Why.
        source: std::io::Error,
    },
    /// The database file.
    #[error("cannot write {file}: {source}; choose another folder with --data, or mend its permissions")]
    File {
        /// Which one.
        file: String,
        /// Why.
        source: std::io::Error,
    },
    /// Another server.
    #[error("{0}")]
    AtWork(#[from] UpkeepError),
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The tables in it.
    #[error("the tables cannot be read: {0}")]
    Tables(String),
}

/// A server at work. Dropping it leaves it at work; [`Server::stop`] ends it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    health: SocketAddr,
    stop: watch::Sender<bool>,
    /// The work. It holds the lock, and gives it back at its end: until then nobody else works with
    /// the SQLite file.
    serving: JoinHandle<Option<Lock>>,
    store: SqlStore,
}

impl Server {
    /// Starts a server that has its store for itself: everything is ready when this returns.
    pub async fn start(settings: Settings) -> Result<Server, StartError> {
        Server::start_beside(settings, Arc::new(InProcess::default())).await
    }

    /// Starts a server beside others that share its store and tell each other on this bus.
    pub async fn start_beside(settings: Settings, bus: Arc<dyn Bus>) -> Result<Server, StartError> {
        let (store, lock) = open(&settings.database).await?;
        let shared: Arc<dyn Store> = Arc::new(store.clone());
        let key = shared.fact("cookie_key", &ids::hex(&ids::random::<64>())).await?;
        let address = settings.listen;
        let listener = TcpListener::bind(address).await.map_err(|source| StartError::Listen { address, source })?;
        let address = listener.local_addr().map_err(|source| StartError::Listen { address, source })?;
        let health = listen_for_health(settings.health).await?;
        let health_address =
            health.local_addr().map_err(|source| StartError::Health { address: settings.health, source })?;
        let silent_since = shared.fact("pulse", "0").await?.parse().unwrap_or(0);
        let house = House::new(settings, Arc::clone(&shared), bus, silent_since..ids::now());
        // From before the tables are read, so that nothing is missed in between.
        let news = house.bus().listen();
        house.forget_abandoned().await.map_err(|problem| StartError::Tables(problem.title))?;
        house.wake_up().await.map_err(|problem| StartError::Tables(problem.title))?;
        let (stop, stopping) = watch::channel(false);
        tokio::spawn(neighbours::listen(Arc::clone(&house), news, stopping.clone()));
        let web = Web { house: Arc::clone(&house), key: Key::from(key.as_bytes()), stop: stopping.clone() };
        tokio::spawn(live(shared, stopping.clone()));
        tokio::spawn(forget(Arc::clone(&house), stopping.clone()));
        let mut health_ended = stopping.clone();
        let told = axum::serve(health, web::health::router(web.clone()));
        let told = told.with_graceful_shutdown(async move { socket::stopped(&mut health_ended).await });
        let door = move |from| house.limits().door(from);
        let served = entrance::serve(listener, web::router(web), door, Manners::default(), stopping);
        let serving = tokio::spawn(async move {
            let ((), told) = tokio::join!(served, told.into_future());
            if let Err(error) = told {
                tracing::error!(%error, "nobody hears about the server's health any more");
            }
            lock
        });
        Ok(Server { address, health: health_address, stop, serving, store })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it answers about its health.
    pub fn health(&self) -> SocketAddr {
        self.health
    }

    /// Ends it: no new requests, what is being done is done, pages are told. Whoever does not go by
    /// then is left behind.
    pub async fn stop(self) {
        // Nobody may be listening any more.
        let _ = self.stop.send(true);
        let ending = self.serving.abort_handle();
        let lock = tokio::time::timeout(DRAIN, self.serving).await;
        if lock.is_err() {
            tracing::warn!("some connections did not end in time");
            ending.abort();
        }
        // Where it cannot be stored, the sign of life before it counts.
        let _ = self.store.ping().await;
        self.store.close().await;
        drop(lock);
    }
}

/// Gives a sign of life now and then: clocks stand still from the last one until the server is back.
async fn live(store: Arc<dyn Store>, mut stopping: watch::Receiver<bool>) {
    loop {
        // If it cannot be stored, the last one counts.
        let _ = store.ping().await;
        tokio::select! {
            () = tokio::time::sleep(HEARTBEAT) => {}
            () = socket::stopped(&mut stopping) => return,
        }
    }
}

/// Forgets abandoned tables now and then.
async fn forget(house: Arc<House>, mut stopping: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(BETWEEN_FORGETTING) => {}
            () = socket::stopped(&mut stopping) => return,
        }
        // Whatever fails is in the log, and tried again the next time.
        let _ = house.forget_abandoned().await;
    }
}

/// Listens for the operator. Where the address is taken, another server of this machine may have it:
/// then any other port does.
async fn listen_for_health(address: SocketAddr) -> Result<TcpListener, StartError> {
    let anywhere = SocketAddr::new(address.ip(), 0);
    let listener = match TcpListener::bind(address).await {
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => TcpListener::bind(anywhere).await,
        bound => bound,
    };
    listener.map_err(|source| StartError::Health { address, source })
}

async fn open(database: &Database) -> Result<(SqlStore, Option<Lock>), StartError> {
    match database {
        Database::Sqlite(file) => {
            let folder = || file.parent().unwrap_or(file).display().to_string();
            make_folder_of(file).map_err(|source| StartError::Folder { folder: folder(), source })?;
            make_private(file).map_err(|source| StartError::File { file: file.display().to_string(), source })?;
            let lock = Lock::take(file)?;
            Ok((SqlStore::sqlite(file).await?, Some(lock)))
        }
        Database::Postgres(url) => Ok((SqlStore::postgres(url).await?, None)),
    }
}

/// Makes the folder for a database, for nobody else to look into, unless it is there.
pub(crate) fn make_folder_of(file: &Path) -> std::io::Result<()> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes an empty file for a database, for nobody else to read, unless it is there. What belongs to
/// it is made with the same permissions.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}
