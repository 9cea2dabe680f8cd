-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.erased_people (
  id_hash text not null,
  erased_at timestamp with time zone not null default now(),
  constraint erased_people_pkey PRIMARY KEY (id_hash)
);

comment on column private.erased_people.id_hash is 'class:public';
comment on column private.erased_people.erased_at is 'class:public';

alter table private.erased_people enable row level security;

create policy "the keeper knows who was erased" on private.erased_people
  for select to keeper
  using (true);

grant select, insert on private.erased_people to keeper;
grant select, insert on private.erased_people to service_role;
