-- The page's files, of the builds that were used last: a page that is open asks for more of its own files, whichever
-- server answers. Backups leave them out.
CREATE TABLE builds (
    id TEXT PRIMARY KEY,
    used BIGINT NOT NULL
);

CREATE TABLE build_files (
    build TEXT NOT NULL,
    path TEXT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (build, path)
);
