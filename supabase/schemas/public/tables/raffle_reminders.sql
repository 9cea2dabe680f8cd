-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.raffle_reminders (
  user_id uuid not null,
  raffle_id uuid not null,
  moment public.raffle_moment not null,
  constraint raffle_reminders_pkey PRIMARY KEY (user_id, raffle_id, moment),
  constraint raffle_reminders_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint raffle_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table public.raffle_reminders is 'class:s2';

CREATE INDEX raffle_reminders_raffle ON public.raffle_reminders USING btree (raffle_id, moment);

alter table public.raffle_reminders enable row level security;

create policy "function owner manages raffle reminders" on public.raffle_reminders
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their raffle reminders" on public.raffle_reminders
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.raffle_reminders to authenticated;
grant select, insert, delete on public.raffle_reminders to function_owner;
grant select, insert, update, delete on public.raffle_reminders to service_role;

grant update (user_id) on public.raffle_reminders to function_owner;
