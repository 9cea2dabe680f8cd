-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.young_requests (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  address text not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint young_requests_pkey PRIMARY KEY (id),
  constraint young_requests_secret_hash_key UNIQUE (secret_hash),
  constraint young_requests_address_check CHECK (length(address) >= 3 AND length(address) <= 254),
  constraint young_requests_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 40 AND private.is_plain_name(first_name))
);

comment on table private.young_requests is 'class:s3';
comment on column private.young_requests.first_name is 'First name or nickname.';
comment on column private.young_requests.address is 'Address of the adult.';
comment on column private.young_requests.secret_hash is 'class:secret';
comment on column private.young_requests.created_at is 'The row is deleted 14 days later.';

CREATE INDEX young_requests_address ON private.young_requests USING btree (address, created_at);

alter table private.young_requests enable row level security;

create policy "function owner manages young requests" on private.young_requests
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.young_requests to function_owner;
grant select, delete on private.young_requests to service_role;

grant update (created_at) on private.young_requests to function_owner;
