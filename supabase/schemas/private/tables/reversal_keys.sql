-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.reversal_keys (
  key uuid not null,
  is_old boolean not null default false,
  constraint reversal_keys_pkey PRIMARY KEY (key)
);

comment on table private.reversal_keys is 'class:s3';

alter table private.reversal_keys enable row level security;

create policy "function owner manages reversal keys" on private.reversal_keys
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.reversal_keys to function_owner;
