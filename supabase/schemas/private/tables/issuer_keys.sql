-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.issuer_keys (
  id text not null,
  public_jwk jsonb not null,
  private_jwk jsonb,
  made_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint issuer_keys_pkey PRIMARY KEY (id),
  constraint issuer_keys_check CHECK ((retired_at IS NULL) = (private_jwk IS NOT NULL)),
  constraint issuer_keys_id_check CHECK (id ~ '^key-[0-9]+$'::text),
  constraint issuer_keys_private_jwk_check CHECK (private_jwk ? 'd'::text),
  constraint issuer_keys_public_jwk_check CHECK (jsonb_typeof(public_jwk) = 'object'::text AND NOT public_jwk ? 'd'::text)
);

comment on table private.issuer_keys is 'class:secret';
comment on column private.issuer_keys.id is 'class:public';
comment on column private.issuer_keys.public_jwk is 'class:public';
comment on column private.issuer_keys.private_jwk is 'Deleted when the key is retired.';
comment on column private.issuer_keys.made_at is 'class:public';
comment on column private.issuer_keys.retired_at is 'class:public';

CREATE UNIQUE INDEX issuer_keys_one_signs ON private.issuer_keys USING btree ((true)) WHERE (retired_at IS NULL);

alter table private.issuer_keys enable row level security;

create policy "function owner manages issuer keys" on private.issuer_keys
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.issuer_keys to function_owner;
