-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table private.recovery_codes is 'class:s2';
comment on column private.recovery_codes.code_hash is 'class:secret';

alter table private.recovery_codes enable row level security;

create policy "function owner manages recovery codes" on private.recovery_codes
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.recovery_codes to function_owner;
