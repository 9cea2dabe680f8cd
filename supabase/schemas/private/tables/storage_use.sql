-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.storage_use (
  owner_id text not null,
  files bigint not null,
  bytes bigint not null,
  constraint storage_use_pkey PRIMARY KEY (owner_id),
  constraint storage_use_bytes_check CHECK (bytes >= 0),
  constraint storage_use_files_check CHECK (files >= 0)
);

comment on table private.storage_use is 'class:s2';

alter table private.storage_use enable row level security;

create policy "function owner manages storage use" on private.storage_use
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.storage_use to function_owner;
grant select, delete on private.storage_use to service_role;
