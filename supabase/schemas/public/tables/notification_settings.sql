-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.notification_settings (
  user_id uuid not null default auth.uid(),
  digest public.digest_rhythm not null default 'each'::public.digest_rhythm,
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table public.notification_settings is 'class:s2';

alter table public.notification_settings enable row level security;

create policy "function owner reads notification settings" on public.notification_settings
  for select to function_owner
  using (true);
create policy "members add their own settings" on public.notification_settings
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "members change their own settings" on public.notification_settings
  for update to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)))
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "members read their own settings" on public.notification_settings
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.notification_settings to authenticated;
grant select on public.notification_settings to function_owner;
grant select, insert, update, delete on public.notification_settings to service_role;

grant insert (digest) on public.notification_settings to authenticated;
grant update (digest) on public.notification_settings to authenticated;
