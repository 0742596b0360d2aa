-- Tables as the version with six migrations has made them: pg_dump --inserts.
CREATE SCHEMA earlier;
CREATE TABLE earlier.guests (
    id text NOT NULL,
    _order_id bytea,
    version integer,
    name text,
    _order_name bytea,
    _words text,
    _record text
);
CREATE TABLE earlier.items (
    id bigint NOT NULL,
    version integer,
    name text,
    _order_name bytea,
    watts double precision,
    lit boolean,
    rooms jsonb,
    paid double precision,
    "on" text,
    _order_on bytea,
    at text,
    _order_at bytea,
    _words text,
    _record text
);
CREATE TABLE earlier.store_collections (
    name text NOT NULL,
    row_count bigint NOT NULL,
    highest bigint NOT NULL,
    shape text NOT NULL
);
CREATE TABLE earlier.store_counts (
    collection text NOT NULL,
    fields text NOT NULL,
    value text NOT NULL,
    row_count bigint NOT NULL
);
CREATE TABLE earlier.store_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE earlier.store_state (
    id integer NOT NULL,
    shape text NOT NULL,
    seeded boolean NOT NULL,
    schema_version integer DEFAULT 1 NOT NULL,
    key_check text
);
CREATE TABLE earlier.store_sums (
    collection text NOT NULL,
    fields text NOT NULL,
    period integer NOT NULL,
    value text NOT NULL,
    row_count bigint NOT NULL,
    sum_1 bigint NOT NULL,
    sum_2 bigint NOT NULL
);
INSERT INTO earlier.guests VALUES ('a', '\x61', 1, 'Asha', '\x61736861', '
asha', '{"id":"a","name":"Asha","version":1}');
INSERT INTO earlier.items VALUES (1, 1, 'Desk', '\x6465736b', 7, true, '[3]', NULL, NULL, NULL, NULL, NULL, '
desk
7', '{"id":1,"name":"Desk","watts":7,"lit":true,"rooms":[3],"bought_at":"2026-01-05T10:00:00.000Z","version":1}');
INSERT INTO earlier.items VALUES (2, 1, 'Hall', '\x68616c6c', 9, false, '[]', NULL, NULL, NULL, NULL, NULL, '
hall
9', '{"id":2,"name":"Hall","watts":9,"lit":false,"rooms":[],"version":1}');
INSERT INTO earlier.store_collections VALUES ('items', 2, 3, '{"version":2,"columns":["\"id\" bigint","\"version\" integer","\"name\" text","\"_order_name\" bytea","\"watts\" double precision","\"lit\" boolean","\"rooms\" jsonb","\"paid\" double precision","\"on\" text","\"_order_on\" bytea","\"at\" text","\"_order_at\" bytea","\"_words\" text","\"_record\" text"],"indexes":[["\"_order_name\"","\"id\""],["\"watts\"","\"id\""],["\"lit\"","\"id\""],["\"paid\"","\"id\""],["\"_order_on\"","\"id\""],["\"_order_at\"","\"id\""],["\"lit\"","\"_order_name\"","\"id\""]],"words":{"fields":["name","watts"],"version":3},"counted":[["lit"],["name"],["lit","name"]],"summed":{"when":{"on":"day","at":"instant"},"by":[["lit"],["lit","name"]],"amounts":[["watts"],["paid","watts"]]}}');
INSERT INTO earlier.store_collections VALUES ('guests', 1, 0, '{"version":2,"columns":["\"id\" text","\"_order_id\" bytea","\"version\" integer","\"name\" text","\"_order_name\" bytea","\"_words\" text","\"_record\" text"],"indexes":[["\"_order_id\""],["\"_order_name\"","\"_order_id\""]],"words":{"fields":["name"],"version":3}}');
INSERT INTO earlier.store_counts VALUES ('items', 'lit', 'true', 1);
INSERT INTO earlier.store_counts VALUES ('items', 'lit', 'false', 1);
INSERT INTO earlier.store_counts VALUES ('items', 'name', 'Desk', 1);
INSERT INTO earlier.store_counts VALUES ('items', 'name', 'Hall', 1);
INSERT INTO earlier.store_counts VALUES ('items', 'lit name', 'false
Hall', 1);
INSERT INTO earlier.store_counts VALUES ('items', 'lit name', 'true
Desk', 1);
INSERT INTO earlier.store_migrations VALUES (1, 'bookkeeping', '2026-11-27 13:56:44.841779+00');
INSERT INTO earlier.store_migrations VALUES (2, 'schema_version', '2026-11-27 13:56:44.846406+00');
INSERT INTO earlier.store_migrations VALUES (3, 'kept_counts', '2026-11-27 13:56:44.852205+00');
INSERT INTO earlier.store_migrations VALUES (4, 'kept_sums', '2026-11-27 13:56:44.87049+00');
INSERT INTO earlier.store_migrations VALUES (5, 'sums_by_first_value', '2026-11-27 13:56:44.890679+00');
INSERT INTO earlier.store_migrations VALUES (6, 'key_check', '2026-11-27 13:56:44.902183+00');
INSERT INTO earlier.store_state VALUES (1, '58b46be978f0c5d8', true, 2, NULL);
INSERT INTO earlier.store_sums VALUES ('items', 'on lit', 0, 'true', 1, 700, 700);
INSERT INTO earlier.store_sums VALUES ('items', 'on lit name', 0, 'true
"Desk"', 1, 700, 700);
INSERT INTO earlier.store_sums VALUES ('items', 'at lit', 0, 'true', 1, 700, 700);
INSERT INTO earlier.store_sums VALUES ('items', 'at lit name', 0, 'true
"Desk"', 1, 700, 700);
INSERT INTO earlier.store_sums VALUES ('items', 'on lit', 0, 'false', 1, 900, 900);
INSERT INTO earlier.store_sums VALUES ('items', 'on lit name', 0, 'false
"Hall"', 1, 900, 900);
INSERT INTO earlier.store_sums VALUES ('items', 'at lit', 0, 'false', 1, 900, 900);
INSERT INTO earlier.store_sums VALUES ('items', 'at lit name', 0, 'false
"Hall"', 1, 900, 900);
ALTER TABLE ONLY earlier.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY earlier.items
    ADD CONSTRAINT items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY earlier.store_collections
    ADD CONSTRAINT store_collections_pkey PRIMARY KEY (name);
ALTER TABLE ONLY earlier.store_counts
    ADD CONSTRAINT store_counts_pkey PRIMARY KEY (collection, fields, value);
ALTER TABLE ONLY earlier.store_migrations
    ADD CONSTRAINT store_migrations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY earlier.store_state
    ADD CONSTRAINT store_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY earlier.store_sums
    ADD CONSTRAINT store_sums_pkey PRIMARY KEY (collection, fields, period, value);
CREATE INDEX guests__order_id ON earlier.guests USING btree (_order_id);
CREATE INDEX guests__order_name ON earlier.guests USING btree (_order_name, _order_id);
CREATE INDEX items__order_at ON earlier.items USING btree (_order_at, id);
CREATE INDEX items__order_name ON earlier.items USING btree (_order_name, id);
CREATE INDEX items__order_on ON earlier.items USING btree (_order_on, id);
CREATE INDEX items_lit ON earlier.items USING btree (lit, id);
CREATE INDEX items_lit__order_name ON earlier.items USING btree (lit, _order_name, id);
CREATE INDEX items_paid ON earlier.items USING btree (paid, id);
CREATE INDEX items_watts ON earlier.items USING btree (watts, id);
CREATE INDEX store_sums_first_value ON earlier.store_sums USING btree (collection, fields, split_part(value, '
'::text, 1), period);
