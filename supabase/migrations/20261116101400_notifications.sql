-- Notices for members and their preferences: topics, channels and digest frequency.

create type public.notification_topic as enum (
  'account', 'courses', 'events', 'giving', 'raffles', 'guardian', 'news'
);
create type public.notification_channel as enum ('email', 'site');
create type public.digest_rhythm as enum ('each', 'daily', 'weekly');

-- Only choices that differ from the default.
create table public.notification_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  topic public.notification_topic not null check (topic <> 'account'),
  channel public.notification_channel not null,
  is_on boolean not null,
  primary key (user_id, topic, channel)
);
comment on table public.notification_preferences is 'class:s2';

create table public.notification_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  digest public.digest_rhythm not null default 'each'
);
comment on table public.notification_settings is 'class:s2';

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  topic public.notification_topic not null,
  message text not null check (message ~ '^[a-z][a-z0-9-]{0,63}$'),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object' and length(params::text) <= 10000),
  is_on_site boolean not null,
  email_status text not null check (email_status in ('none', 'waiting', 'queued')),
  dedupe_key text check (length(dedupe_key) between 1 and 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, dedupe_key)
);
comment on table public.notices is 'class:s2';
comment on column public.notices.message is 'A key of the message catalog, which renders it on the page.';
comment on column public.notices.is_on_site is 'False if the member wants it by email only.';
comment on column public.notices.email_status is 'waiting: included in the next digest.';
create index notices_newest on public.notices (user_id, created_at desc);
create index notices_waiting on public.notices (user_id) where email_status = 'waiting';
alter table public.notification_preferences enable row level security;
alter table public.notification_settings enable row level security;
alter table public.notices enable row level security;
grant select, insert, update, delete on public.notification_preferences, public.notification_settings,
  public.notices to service_role;
grant select, insert, update on public.notification_preferences to function_owner;
grant select on public.notification_settings to function_owner;
grant select, insert, update (email_status), delete on public.notices to function_owner;
grant select, insert (topic, channel, is_on), update (is_on) on public.notification_preferences to authenticated;
grant select, insert (digest), update (digest) on public.notification_settings to authenticated;
grant select (id, user_id, topic, message, params, is_on_site, created_at, read_at), update (read_at)
  on public.notices to authenticated;

create policy "function owner manages notification preferences" on public.notification_preferences for all to function_owner
  using (true) with check (true);
create policy "function owner reads notification settings" on public.notification_settings for select to function_owner using (true);
create policy "function owner manages notices" on public.notices for all to function_owner using (true) with check (true);
create policy "members read their own preferences" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their own preferences" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members change their own preferences" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members read their own settings" on public.notification_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members add their own settings" on public.notification_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members change their own settings" on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members read their own notices" on public.notices for select to authenticated
  using (user_id = (select auth.uid()) and is_on_site);
create policy "members mark their own notices as read" on public.notices for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The defaults. News by email is opt-in. Minors, and members whose age is unknown, get nothing promotional by
-- default.
create function private.is_sent_by_default(
  topic public.notification_topic, channel public.notification_channel, is_adult boolean
) returns boolean language sql immutable set search_path = '' as $$
  select case
    when topic = 'news' then channel = 'site' and is_adult
    when topic in ('giving', 'raffles') then channel = 'site' or is_adult
    else true
  end
$$;

create function private.is_wanted(
  member uuid, about public.notification_topic, by_channel public.notification_channel
) returns boolean language sql stable set search_path = '' as $$
  select about = 'account' or coalesce(
    (select p.is_on from public.notification_preferences p
      where p.user_id = member and p.topic = about and p.channel = by_channel),
    private.is_sent_by_default(about, by_channel, coalesce(
      (select p.age_answered_at is not null and coalesce(p.adult_on <= current_date, true)
        from public.profiles p where p.id = member), false))
  )
$$;

create function private.remove_old_notices() returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from public.notices where created_at < now() - interval '1 year' and email_status <> 'waiting' returning 1
  )
  select count(*) from gone
$$;

-- The member's effective preferences.
create function public.my_notifications() returns table (
  topic public.notification_topic, channel public.notification_channel, is_on boolean
) language sql stable set search_path = '' as $$
  select t, c, private.is_wanted((select auth.uid()), t, c)
  from unnest(enum_range(null::public.notification_topic)) as t,
    unnest(enum_range(null::public.notification_channel)) as c
  where (select auth.uid()) is not null
  order by t, c
$$;

-- Saves all preferences of the page at once: every "topic channel" pair that is missing is off.
create function public.save_notifications(switched_on text[], rhythm public.digest_rhythm) returns void
language sql set search_path = '' as $$
  insert into public.notification_preferences (topic, channel, is_on)
    select t, c, t || ' ' || c = any (switched_on)
    from unnest(enum_range(null::public.notification_topic)) as t,
      unnest(enum_range(null::public.notification_channel)) as c
    where t <> 'account'
    on conflict (user_id, topic, channel) do update set is_on = excluded.is_on;
  insert into public.notification_settings (digest) values (rhythm)
    on conflict (user_id) do update set digest = excluded.digest
$$;

-- Marks one notice as read, or all.
create function public.read_notices(notice uuid default null) returns void
language sql set search_path = '' as $$
  update public.notices set read_at = now() where read_at is null and (notice is null or id = notice)
$$;
grant execute on function
  private.is_sent_by_default(public.notification_topic, public.notification_channel, boolean),
  private.is_wanted(uuid, public.notification_topic, public.notification_channel) to function_owner, authenticated;
grant execute on function private.remove_old_notices() to function_owner;
grant execute on function public.my_notifications(), public.save_notifications(text[], public.digest_rhythm),
  public.read_notices(uuid) to authenticated;

insert into private.periodic_tasks (name, every) values ('remove_old_notices', '1 day');
insert into private.person_map (relation, title, row_condition, shows, erasure) values
  ('public.notification_preferences', 'Your notification choices', 'user_id = $1',
    '[["topic", "Topic"], ["channel", "Where"], ["is_on", "On"]]', 'with_account'),
  ('public.notification_settings', 'How often you want emails', 'user_id = $1', '[["digest", "Emails"]]', 'with_account'),
  ('public.notices', 'Notices we sent you', 'user_id = $1',
    '[["created_at", "On"], ["topic", "Topic"], ["message", "Title"], ["params", "Text"], ["read_at", "Read on"]]',
    'with_account');
