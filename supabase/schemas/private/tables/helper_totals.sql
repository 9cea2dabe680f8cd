-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.helper_totals (
  helper public.reversal_helper not null,
  counted bigint not null,
  constraint helper_totals_pkey PRIMARY KEY (helper),
  constraint helper_totals_counted_check CHECK (counted > 0)
);

comment on table private.helper_totals is 'class:s3';
comment on column private.helper_totals.counted is 'Exact, and therefore not public.';

alter table private.helper_totals enable row level security;

create policy "function owner manages totals of helpers" on private.helper_totals
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.helper_totals to function_owner;
