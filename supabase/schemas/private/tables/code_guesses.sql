-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.code_guesses (
  id bigint generated always as identity not null,
  user_id uuid not null,
  guessed_at timestamp with time zone not null default now(),
  constraint code_guesses_pkey PRIMARY KEY (id),
  constraint code_guesses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table private.code_guesses is 'class:s2';

CREATE INDEX code_guesses_user ON private.code_guesses USING btree (user_id, guessed_at);

alter table private.code_guesses enable row level security;

create policy "function owner manages code guesses" on private.code_guesses
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.code_guesses to function_owner;
grant select on private.code_guesses to service_role;
