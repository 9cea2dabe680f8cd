-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.erased_people (
  id_hash text not null,
  erased_at timestamp with time zone not null default now(),
  constraint erased_people_pkey PRIMARY KEY (id_hash)
);

comment on table private.erased_people is 'class:public';

alter table private.erased_people enable row level security;

create policy "function owner reads erased people" on private.erased_people
  for select to function_owner
  using (true);

grant select, insert on private.erased_people to function_owner;
grant select, insert on private.erased_people to service_role;
