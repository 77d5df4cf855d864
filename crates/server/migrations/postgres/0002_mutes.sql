-- Whom people do not want to hear.
CREATE TABLE mutes (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX mutes_by_other ON mutes (other);
