-- Times are milliseconds since 1970. A table's log is the truth; "tables" and "seats" repeat what is needed to find it.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened BIGINT NOT NULL,
    -- 0: people gather, 1: the game is on, 2: it is over.
    stage INTEGER NOT NULL,
    is_public BOOLEAN NOT NULL,
    deck TEXT NOT NULL,
    players INTEGER NOT NULL,
    -- When the game was over, and whether anybody has won it.
    ended BIGINT,
    decided BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX tables_by_stage ON tables (stage, opened);
CREATE INDEX tables_by_end ON tables (ended, id);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    won BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, table_id);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- What the name looks like: no two accounts look the same. Guests have none.
    looks TEXT UNIQUE,
    -- An Argon2id hash; guests have none.
    password TEXT,
    created BIGINT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE keys (
    -- The SHA-256 hash of a session's or a token's secret.
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    -- What it may be used for; a session may be used for everything.
    scopes TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE sayings (
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    watching BOOLEAN NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX sayings_by_table ON sayings (table_id, at);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
