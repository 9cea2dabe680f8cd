-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.refill_keys (
  key uuid not null,
  is_old boolean not null default false,
  constraint refill_keys_pkey PRIMARY KEY (key)
);

comment on table private.refill_keys is 'class:s2';
comment on column private.refill_keys.key is 'Made by the device, so that a request that is sent twice counts once.';

alter table private.refill_keys enable row level security;

create policy "function owner manages refill keys" on private.refill_keys
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.refill_keys to function_owner;
