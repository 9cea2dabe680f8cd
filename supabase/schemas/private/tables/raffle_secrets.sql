-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.raffle_secrets (
  raffle_id uuid not null,
  secret bytea not null,
  constraint raffle_secrets_pkey PRIMARY KEY (raffle_id),
  constraint raffle_secrets_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint raffle_secrets_secret_check CHECK (length(secret) = 32)
);

comment on table private.raffle_secrets is 'class:secret anyone who knows it before the draw could predict the winner';

alter table private.raffle_secrets enable row level security;

create policy "function owner adds raffle secrets" on private.raffle_secrets
  for insert to function_owner
  with check (true);
create policy "function owner reads raffle secrets" on private.raffle_secrets
  for select to function_owner
  using (true);
create policy "function owner, for the trash: delete" on private.raffle_secrets
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: lock" on private.raffle_secrets
  for update to function_owner
  using (true)
  with check (false);

grant select, insert, delete on private.raffle_secrets to function_owner;

grant update (raffle_id) on private.raffle_secrets to function_owner;
