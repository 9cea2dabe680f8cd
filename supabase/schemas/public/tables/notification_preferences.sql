-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.notification_preferences (
  user_id uuid not null default auth.uid(),
  topic public.notification_topic not null,
  channel public.notification_channel not null,
  is_on boolean not null,
  constraint notification_preferences_pkey PRIMARY KEY (user_id, topic, channel),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notification_preferences_topic_check CHECK (topic <> 'account'::public.notification_topic)
);

comment on table public.notification_preferences is 'class:s2';

alter table public.notification_preferences enable row level security;

create policy "function owner manages notification preferences" on public.notification_preferences
  for all to function_owner
  using (true)
  with check (true);
create policy "members add their own preferences" on public.notification_preferences
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "members change their own preferences" on public.notification_preferences
  for update to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)))
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "members read their own preferences" on public.notification_preferences
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.notification_preferences to authenticated;
grant select, insert, update on public.notification_preferences to function_owner;
grant select, insert, update, delete on public.notification_preferences to service_role;

grant insert (topic, channel, is_on) on public.notification_preferences to authenticated;
grant update (is_on) on public.notification_preferences to authenticated;
