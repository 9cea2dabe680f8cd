-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.campaign_totals (
  campaign_id uuid not null,
  is_live boolean not null,
  gift_cents bigint not null default 0,
  gifts integer not null default 0,
  constraint campaign_totals_pkey PRIMARY KEY (campaign_id, is_live),
  constraint campaign_totals_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE
);

comment on table public.campaign_totals is 'class:public';
comment on column public.campaign_totals.gift_cents is 'Gifts that were paid, without what was refunded or is disputed.';

alter table public.campaign_totals enable row level security;

create policy "anyone reads the totals of campaigns they see" on public.campaign_totals
  for select to anon, authenticated
  using ((campaign_id IN ( SELECT c.id
   FROM public.campaigns c)));
create policy "function owner manages campaign totals" on public.campaign_totals
  for all to function_owner
  using (true)
  with check (true);

grant select on public.campaign_totals to anon;
grant select on public.campaign_totals to authenticated;
grant select, insert, update, delete on public.campaign_totals to function_owner;
grant select, insert, update, delete on public.campaign_totals to service_role;

grant update (campaign_id) on public.campaign_totals to function_owner;

alter publication supabase_realtime add table public.campaign_totals;
