-- What was loaded from the files in content/, so that the next load leaves rows alone that staff edited.

create table private.content_loads (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default clock_timestamp()
);
comment on column private.content_loads.digest is 'class:public of all files and of the code that reads them';
comment on column private.content_loads.loaded_at is 'class:public';

create table private.content_rows (
  table_name text not null check (table_name ~ '^[a-z_]{1,63}$'),
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  loaded jsonb not null check (jsonb_typeof(loaded) = 'object'),
  primary key (table_name, key)
);
comment on column private.content_rows.table_name is 'class:public';
comment on column private.content_rows.key is 'class:public the columns that identify the row';
comment on column private.content_rows.loaded is 'class:secret it holds the answers to quiz questions';

alter table private.content_loads enable row level security;
alter table private.content_rows enable row level security;
