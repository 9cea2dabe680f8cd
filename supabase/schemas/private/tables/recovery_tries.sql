-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.recovery_tries (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  tried_at timestamp with time zone not null default now(),
  constraint recovery_tries_pkey PRIMARY KEY (id),
  constraint recovery_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table private.recovery_tries is 'class:s2';
comment on column private.recovery_tries.tried_at is 'Deleted after an hour.';

CREATE INDEX recovery_tries_members ON private.recovery_tries USING btree (user_id, tried_at);

alter table private.recovery_tries enable row level security;

create policy "function owner manages recovery tries" on private.recovery_tries
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.recovery_tries to function_owner;
