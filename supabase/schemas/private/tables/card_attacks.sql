-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.card_attacks (
  id uuid not null default gen_random_uuid(),
  started_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint card_attacks_pkey PRIMARY KEY (id)
);

comment on table private.card_attacks is 'class:public';
comment on column private.card_attacks.last_at is 'When the signs were last seen; an hour later the attack is over.';

CREATE INDEX card_attacks_last ON private.card_attacks USING btree (last_at);

alter table private.card_attacks enable row level security;

create policy "function owner manages card attacks" on private.card_attacks
  for all to function_owner
  using (true)
  with check (true);

grant select, insert on private.card_attacks to function_owner;

grant update (last_at) on private.card_attacks to function_owner;
