//! A server at work.

use crate::house::House;
use crate::ids;
use crate::settings::{Database, Settings};
use crate::socket;
use crate::store::{SqlStore, Store, StoreError};
use crate::web::{self, Web};
use axum::serve::ListenerExt;
use axum_extra::extract::cookie::Key;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

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
    /// The data folder.
    #[error("cannot make the folder {folder}: {source}; choose another one with --data")]
    Folder {
        /// Which one.
        folder: String,
        /// Why.
        source: std::io::Error,
    },
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
    stop: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
    store: SqlStore,
}

impl Server {
    /// Starts a server: everything is ready when this returns.
    pub async fn start(settings: Settings) -> Result<Server, StartError> {
        let store = open(&settings.database).await?;
        let shared: Arc<dyn Store> = Arc::new(store.clone());
        let key = shared.fact("cookie_key", &ids::hex(&ids::random::<64>())).await?;
        let address = settings.listen;
        let listener = TcpListener::bind(address).await.map_err(|source| StartError::Listen { address, source })?;
        let address = listener.local_addr().map_err(|source| StartError::Listen { address, source })?;
        // Messages are small and each one is waited for.
        let listener = listener.tap_io(|connection| {
            let _ = connection.set_nodelay(true);
        });
        let house = House::new(settings, shared);
        house.wake_up().await.map_err(|problem| StartError::Tables(problem.title))?;
        let (stop, stopping) = watch::channel(false);
        let web = Web { house, key: Key::from(key.as_bytes()), stop: stopping.clone() };
        let mut ended = stopping;
        let serving = axum::serve(listener, web::router(web)).with_graceful_shutdown(async move {
            socket::stopped(&mut ended).await;
        });
        let serving = tokio::spawn(async move { serving.await });
        Ok(Server { address, stop, serving, store })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it: no new requests, what is being done is done, pages are told.
    pub async fn stop(self) {
        // Nobody may be listening any more.
        let _ = self.stop.send(true);
        let _ = self.serving.await;
        self.store.close().await;
    }
}

async fn open(database: &Database) -> Result<SqlStore, StartError> {
    match database {
        Database::Sqlite(file) => {
            if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                std::fs::create_dir_all(folder)
                    .map_err(|source| StartError::Folder { folder: folder.display().to_string(), source })?;
            }
            Ok(SqlStore::sqlite(file).await?)
        }
        Database::Postgres(url) => Ok(SqlStore::postgres(url).await?),
    }
}
