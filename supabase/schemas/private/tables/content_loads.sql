-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.content_loads (
  digest text not null,
  loaded_at timestamp with time zone not null default clock_timestamp(),
  constraint content_loads_pkey PRIMARY KEY (digest),
  constraint content_loads_digest_check CHECK (digest ~ '^[0-9a-f]{64}$'::text)
);

comment on column private.content_loads.digest is 'class:public of all files and of the code that reads them';
comment on column private.content_loads.loaded_at is 'class:public';

alter table private.content_loads enable row level security;
