-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.gift_offer_tokens (
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-'::text, ''::text),
  offer_id uuid not null,
  constraint gift_offer_tokens_pkey PRIMARY KEY (token),
  constraint gift_offer_tokens_offer_id_key UNIQUE (offer_id),
  constraint gift_offer_tokens_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.gift_offers(id) ON DELETE CASCADE
);

comment on table private.gift_offer_tokens is 'class:public';
comment on column private.gift_offer_tokens.token is 'class:secret';

alter table private.gift_offer_tokens enable row level security;

create policy "function owner adds offer tokens" on private.gift_offer_tokens
  for insert to function_owner
  with check (true);
create policy "function owner reads offer tokens" on private.gift_offer_tokens
  for select to function_owner
  using (true);

grant select, insert on private.gift_offer_tokens to function_owner;
