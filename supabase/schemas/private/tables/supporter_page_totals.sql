-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.supporter_page_totals (
  page_id uuid not null,
  is_live boolean not null,
  gift_cents bigint not null default 0,
  gifts integer not null default 0,
  constraint supporter_page_totals_pkey PRIMARY KEY (page_id, is_live),
  constraint supporter_page_totals_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.supporter_pages(id) ON DELETE CASCADE
);

comment on table private.supporter_page_totals is 'class:public';
comment on column private.supporter_page_totals.gift_cents is 'Gifts that were paid, without fees and without what was refunded or is disputed.';

alter table private.supporter_page_totals enable row level security;

create policy "function owner manages totals of supporter pages" on private.supporter_page_totals
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.supporter_page_totals to function_owner;
