-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.gift_links (
  address text not null,
  token_hash bytea not null,
  sent_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint gift_links_pkey PRIMARY KEY (address),
  constraint gift_links_token_hash_key UNIQUE (token_hash),
  constraint gift_links_address_check CHECK (length(address) <= 254 AND address = lower(address))
);

comment on table private.gift_links is 'class:s2';
comment on column private.gift_links.token_hash is 'class:secret';

CREATE INDEX gift_links_expired ON private.gift_links USING btree (expires_at);

alter table private.gift_links enable row level security;

create policy "function owner manages gift links" on private.gift_links
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.gift_links to function_owner;
grant delete on private.gift_links to service_role;

grant update (token_hash, sent_at, expires_at) on private.gift_links to function_owner;
grant select (address) on private.gift_links to service_role;
