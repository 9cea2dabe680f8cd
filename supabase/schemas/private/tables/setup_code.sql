-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.setup_code (
  is_only boolean not null default true,
  hash bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint setup_code_pkey PRIMARY KEY (is_only),
  constraint setup_code_is_only_check CHECK (is_only)
);

comment on table private.setup_code is 'class:s2';
comment on column private.setup_code.hash is 'class:secret';

alter table private.setup_code enable row level security;

create policy "function owner manages the setup code" on private.setup_code
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.setup_code to function_owner;
