-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.rescuer_totals (
  rescuer public.reversal_rescuer not null,
  counted bigint not null,
  constraint rescuer_totals_pkey PRIMARY KEY (rescuer),
  constraint rescuer_totals_counted_check CHECK (counted >= 0)
);

comment on table private.rescuer_totals is 'class:s3';
comment on column private.rescuer_totals.counted is 'Exact, and therefore not public.';

alter table private.rescuer_totals enable row level security;

create policy "function owner manages totals of rescuers" on private.rescuer_totals
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.rescuer_totals to function_owner;
