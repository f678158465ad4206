"""The tables as peewee models. They never leave this package, and each query names its database."""

import peewee

CLUB, EVENING = "club", "evening"
"""The kinds of streams."""


class Stream(peewee.Model):
    """The club's one stream and one for each evening."""

    id = peewee.AutoField()
    kind = peewee.TextField()
    name = peewee.TextField()
    created_ms = peewee.IntegerField(null=True)


class Step(peewee.Model):
    """What a director did; never changed, never deleted."""

    id = peewee.AutoField()
    stream = peewee.ForeignKeyField(Stream)
    seq = peewee.IntegerField()
    at_ms = peewee.IntegerField()
    label = peewee.TextField()
    facts = peewee.TextField()
    undoes = peewee.IntegerField(null=True)
    instead_of = peewee.IntegerField(null=True)


class Event(peewee.Model):
    """A fact that a step made true."""

    id = peewee.AutoField()
    step = peewee.ForeignKeyField(Step)
    position = peewee.IntegerField()
    kind = peewee.TextField()
    version = peewee.IntegerField()
    data = peewee.TextField()


class Hand(peewee.Model):
    """The text of a dealt hand (PHH), found without folding."""

    id = peewee.AutoField()
    step = peewee.ForeignKeyField(Step)
    table_no = peewee.IntegerField()
    number = peewee.IntegerField()
    phh = peewee.TextField()


class Player(peewee.Model):
    """Projection: the people of the club; `merged_into` is the number that this one is another name of."""

    id = peewee.AutoField()
    name = peewee.TextField()
    added_ms = peewee.IntegerField()
    nickname = peewee.TextField()
    notes = peewee.TextField()
    archived = peewee.BooleanField()
    merged_into = peewee.IntegerField(null=True)


class Structure(peewee.Model):
    """Projection: a structure that the club keeps, as JSON."""

    name = peewee.TextField(primary_key=True)
    data = peewee.TextField()


class PriceSet(peewee.Model):
    """Projection: a price list that the club keeps, as JSON."""

    name = peewee.TextField(primary_key=True)
    currency = peewee.TextField()
    data = peewee.TextField()

    class Meta:
        """The table's name."""

        table_name = "price_set"


class Season(peewee.Model):
    """Projection: a season by its ISO days, both included; without a last one it goes on. All of it as JSON too."""

    name = peewee.TextField(primary_key=True)
    first_day = peewee.TextField()
    last_day = peewee.TextField(null=True)
    league = peewee.TextField()
    closed = peewee.BooleanField()
    data = peewee.TextField()


class Identity(peewee.Model):
    """Projection: what somebody is called elsewhere, `member` or `tdt`, as it is written there."""

    source = peewee.TextField()
    id = peewee.TextField()
    player_id = peewee.IntegerField()

    class Meta:
        """One row for each."""

        primary_key = peewee.CompositeKey("source", "id")


class Tournament(peewee.Model):
    """Projection: an evening as its live steps leave it. Money in minor units, instants in UTC milliseconds.

    `level` is the level's number that people see, at the evening's newest instant; what is `removed` no list shows.
    """

    stream = peewee.ForeignKeyField(Stream, primary_key=True)
    name = peewee.TextField()
    started_ms = peewee.IntegerField(null=True)
    finished_ms = peewee.IntegerField(null=True)
    last_ms = peewee.IntegerField()
    players = peewee.IntegerField()
    left = peewee.IntegerField()
    tables = peewee.IntegerField()
    hands = peewee.IntegerField()
    level = peewee.IntegerField()
    pool = peewee.IntegerField()
    currency = peewee.TextField()
    removed = peewee.BooleanField()


class Result(peewee.Model):
    """Projection: one entry of an evening; `place` is NULL while it is in, or if the person entered again.

    `prize` and `bounty` stand at the person's last entry; `knock_outs` counts the heads that this entry took, shared
    ones too.
    """

    stream = peewee.ForeignKeyField(Stream)
    entry = peewee.IntegerField()
    player_id = peewee.IntegerField(null=True)
    name = peewee.TextField()
    paid = peewee.IntegerField()
    place = peewee.IntegerField(null=True)
    prize = peewee.IntegerField()
    out_ms = peewee.IntegerField(null=True)
    bounty = peewee.IntegerField()
    rebuys = peewee.IntegerField()
    add_ons = peewee.IntegerField()
    knock_outs = peewee.IntegerField()

    class Meta:
        """One row for each entry."""

        primary_key = peewee.CompositeKey("stream", "entry")


class Outcome(peewee.Model):
    """Projection: a finished evening as `tournament.seasons.results.EveningResult`, in JSON."""

    stream = peewee.ForeignKeyField(Stream, primary_key=True)
    data = peewee.TextField()


TABLES: tuple[type[peewee.Model], ...] = (
    Stream,
    Step,
    Event,
    Hand,
    Player,
    Structure,
    PriceSet,
    Season,
    Identity,
    Tournament,
    Result,
    Outcome,
)
