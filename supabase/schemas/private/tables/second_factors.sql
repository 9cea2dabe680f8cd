-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.second_factors (
  id uuid not null,
  user_id uuid not null,
  constraint second_factors_pkey PRIMARY KEY (id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table private.second_factors is 'class:s2';

CREATE INDEX second_factors_member ON private.second_factors USING btree (user_id);

alter table private.second_factors enable row level security;

create policy "function owner manages second factors" on private.second_factors
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.second_factors to function_owner;
