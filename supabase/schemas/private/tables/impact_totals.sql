-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.impact_totals (
  source public.impact_source not null,
  month date not null,
  state text not null,
  amount bigint not null,
  constraint impact_totals_pkey PRIMARY KEY (source, month, state),
  constraint impact_totals_month_check CHECK (EXTRACT(day FROM month) = 1::numeric)
);

comment on table private.impact_totals is 'class:s2';

alter table private.impact_totals enable row level security;

create policy "function owner manages impact totals" on private.impact_totals
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.impact_totals to function_owner;
