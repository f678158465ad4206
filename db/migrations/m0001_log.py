"""The first tables. What this file did stays as it is; a change is another migration."""

from db.connection import Database

_TABLES = """
CREATE TABLE stream (
    id         INTEGER PRIMARY KEY,
    kind       TEXT NOT NULL CHECK (kind IN ('club', 'evening')),
    name       TEXT NOT NULL,
    created_ms INTEGER
);
CREATE UNIQUE INDEX one_club ON stream (kind) WHERE kind = 'club';
CREATE TABLE step (
    id         INTEGER PRIMARY KEY,
    stream_id  INTEGER NOT NULL REFERENCES stream (id),
    seq        INTEGER NOT NULL CHECK (seq >= 1),
    at_ms      INTEGER NOT NULL,
    label      TEXT NOT NULL,
    facts      TEXT NOT NULL,
    undoes     INTEGER,
    instead_of INTEGER,
    UNIQUE (stream_id, seq),
    FOREIGN KEY (stream_id, undoes) REFERENCES step (stream_id, seq),
    FOREIGN KEY (stream_id, instead_of) REFERENCES step (stream_id, seq),
    CHECK (undoes IS NULL OR instead_of IS NULL),
    CHECK (undoes < seq AND instead_of < seq)
);
CREATE TABLE event (
    id       INTEGER PRIMARY KEY,
    step_id  INTEGER NOT NULL REFERENCES step (id),
    position INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    data     TEXT NOT NULL,
    UNIQUE (step_id, position)
);
CREATE TABLE hand (
    id       INTEGER PRIMARY KEY,
    step_id  INTEGER NOT NULL UNIQUE REFERENCES step (id),
    table_no INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    phh      TEXT NOT NULL
);
CREATE TABLE player (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    added_ms INTEGER NOT NULL
);
CREATE TABLE tournament (
    stream_id   INTEGER PRIMARY KEY REFERENCES stream (id),
    name        TEXT NOT NULL,
    started_ms  INTEGER,
    finished_ms INTEGER,
    last_ms     INTEGER NOT NULL,
    players     INTEGER NOT NULL,
    left        INTEGER NOT NULL,
    tables      INTEGER NOT NULL,
    hands       INTEGER NOT NULL,
    level       INTEGER NOT NULL,
    pool        INTEGER NOT NULL,
    currency    TEXT NOT NULL
);
CREATE TABLE result (
    stream_id INTEGER NOT NULL REFERENCES stream (id),
    entry     INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    name      TEXT NOT NULL,
    paid      INTEGER NOT NULL,
    place     INTEGER,
    prize     INTEGER NOT NULL,
    out_ms    INTEGER,
    PRIMARY KEY (stream_id, entry)
) WITHOUT ROWID;
CREATE INDEX result_of_player ON result (player_id);
"""

_TRIGGER = """
CREATE TRIGGER {table}_keeps_every_row_from_{verb} BEFORE {verb} ON {table}
BEGIN SELECT raise(ABORT, '{table} rows are only ever added'); END
"""


def up(database: Database) -> None:
    """The club's stream, the log with its guards, the projections."""
    for statement in _TABLES.split(";"):
        if statement.strip():
            database.run(statement)
    for table in ("step", "event", "hand"):
        for verb in ("UPDATE", "DELETE"):
            database.run(_TRIGGER.format(table=table, verb=verb))
    database.run("INSERT INTO stream (kind, name) VALUES ('club', '')")
