-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.content_rows (
  table_name text not null,
  key jsonb not null,
  loaded jsonb not null,
  constraint content_rows_pkey PRIMARY KEY (table_name, key),
  constraint content_rows_key_check CHECK (jsonb_typeof(key) = 'object'::text),
  constraint content_rows_loaded_check CHECK (jsonb_typeof(loaded) = 'object'::text),
  constraint content_rows_table_name_check CHECK (table_name ~ '^[a-z_]{1,63}$'::text)
);

comment on column private.content_rows.table_name is 'class:public';
comment on column private.content_rows.key is 'class:public the columns that identify the row';
comment on column private.content_rows.loaded is 'class:secret it holds the answers to quiz questions';

alter table private.content_rows enable row level security;
