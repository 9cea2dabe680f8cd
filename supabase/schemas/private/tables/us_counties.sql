-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.us_counties (
  state text not null,
  names text[] not null,
  constraint us_counties_pkey PRIMARY KEY (state),
  constraint us_counties_names_check CHECK (cardinality(names) > 0),
  constraint us_counties_state_check CHECK (private.is_us_state(state))
);

comment on table private.us_counties is 'class:public';

alter table private.us_counties enable row level security;

create policy "function owner reads counties" on private.us_counties
  for select to function_owner
  using (true);

grant select on private.us_counties to function_owner;
