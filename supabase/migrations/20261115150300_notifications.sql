-- What members are told, where, and how often: by mail, on the site, at once or gathered in a digest.

-- Where a member's mail goes. The keeper has no key to the accounts themselves, so their confirmed address is
-- copied here by the service that changes it.
create table private.mailboxes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  address text not null check (length(address) between 3 and 254)
);
comment on column private.mailboxes.user_id is 'class:s2';
comment on column private.mailboxes.address is 'class:s2';
alter table private.mailboxes enable row level security;
grant select, insert, update, delete on private.mailboxes to keeper;
create policy "the keeper knows where mail goes" on private.mailboxes for all to keeper
  using (true) with check (true);

create function private.note_mailbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email <> '' and new.email_confirmed_at is not null then
    insert into private.mailboxes values (new.id, new.email)
      on conflict (user_id) do update set address = excluded.address;
  else
    delete from private.mailboxes where user_id = new.id;
  end if;
  return null;
end $$;
alter function private.note_mailbox() owner to keeper;
create trigger note_mailbox after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.note_mailbox();
insert into private.mailboxes
  select id, email from auth.users where email <> '' and email_confirmed_at is not null;

create type public.notification_topic as enum (
  'account', 'courses', 'events', 'giving', 'raffles', 'guardian', 'news'
);
create type public.notification_channel as enum ('email', 'site');
create type public.digest_rhythm as enum ('each', 'daily', 'weekly');

-- Only what differs from what we would do unasked.
create table public.notification_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  topic public.notification_topic not null check (topic <> 'account'),
  channel public.notification_channel not null,
  is_on boolean not null,
  primary key (user_id, topic, channel)
);
comment on column public.notification_preferences.user_id is 'class:s2';
comment on column public.notification_preferences.topic is 'class:s2';
comment on column public.notification_preferences.channel is 'class:s2';
comment on column public.notification_preferences.is_on is 'class:s2';

create table public.notification_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  digest public.digest_rhythm not null default 'each'
);
comment on column public.notification_settings.user_id is 'class:s2';
comment on column public.notification_settings.digest is 'class:s2';

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  topic public.notification_topic not null,
  title text not null check (length(title) between 1 and 200),
  body text not null default '' check (length(body) <= 2000),
  path text check (path ~ '^/([^/\\[:cntrl:][:space:]<>"][^[:cntrl:][:space:]<>"]*)?$' and length(path) <= 500),
  is_on_site boolean not null,
  mail text not null check (mail in ('none', 'waiting', 'queued')),
  dedupe_key text check (length(dedupe_key) between 1 and 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, dedupe_key)
);
comment on column public.notices.id is 'class:s2';
comment on column public.notices.user_id is 'class:s2';
comment on column public.notices.topic is 'class:s2';
comment on column public.notices.title is 'class:s2';
comment on column public.notices.body is 'class:s2';
comment on column public.notices.path is 'class:s2';
comment on column public.notices.is_on_site is 'class:s2 false: the member wants it by mail only';
comment on column public.notices.mail is 'class:s2 waiting: for the next digest';
comment on column public.notices.dedupe_key is 'class:s2';
comment on column public.notices.created_at is 'class:s2';
comment on column public.notices.read_at is 'class:s2';
create index notices_newest on public.notices (user_id, created_at desc);
create index notices_waiting on public.notices (user_id) where mail = 'waiting';

-- The proof in an unsubscribe link: it ends one topic's mails for one person, or all that can be ended, and
-- opens nothing else.
create table private.unsubscribe_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  user_id uuid not null references auth.users (id) on delete cascade,
  topic public.notification_topic check (topic <> 'account'),
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, topic)
);
comment on column private.unsubscribe_tokens.token is 'class:secret';
comment on column private.unsubscribe_tokens.user_id is 'class:s2';
comment on column private.unsubscribe_tokens.topic is 'class:s2 null: every topic';
comment on column private.unsubscribe_tokens.created_at is 'class:s2';

alter table public.notification_preferences enable row level security;
alter table public.notification_settings enable row level security;
alter table public.notices enable row level security;
alter table private.unsubscribe_tokens enable row level security;

grant select, insert, update, delete on public.notification_preferences, public.notification_settings,
  public.notices to service_role;
grant select, insert, update on public.notification_preferences to keeper;
grant select on public.notification_settings to keeper;
grant select, insert, update (mail), delete on public.notices to keeper;
grant select, insert on private.unsubscribe_tokens to keeper;
create policy "the keeper knows and ends what is sent" on public.notification_preferences for all to keeper
  using (true) with check (true);
create policy "the keeper knows how often" on public.notification_settings for select to keeper using (true);
create policy "the keeper writes notices" on public.notices for all to keeper using (true) with check (true);
create policy "the keeper knows the proofs" on private.unsubscribe_tokens for select to keeper using (true);
create policy "the keeper makes proofs" on private.unsubscribe_tokens for insert to keeper with check (true);

-- What is sent unasked. News by mail nobody gets who has not asked for it. Minors, and people whose age we do not
-- know, hear nothing unasked that wants something from them.
create function private.is_sent_unasked(
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
    private.is_sent_unasked(about, by_channel, coalesce(
      (select p.age_answered_at is not null and coalesce(p.adult_on <= current_date, true)
        from public.profiles p where p.id = member), false))
  )
$$;

create function private.unsubscribe_path(member uuid, about public.notification_topic) returns text
language plpgsql set search_path = '' as $$
begin
  if about = 'account' then return null; end if;
  insert into private.unsubscribe_tokens (user_id, topic) values (member, about) on conflict do nothing;
  return '/unsubscribe?token=' || (
    select t.token from private.unsubscribe_tokens t where t.user_id = member and t.topic is not distinct from about
  );
end $$;

/* Tells a member something, in the caller's transaction: on the site, by mail at once or in the next digest, as
   they chose. Of two with the same key only the first is told. The letter is as for private.queue_letter and is
   made of title, body and path where there is none. */
create function private.notify(
  user_id uuid, topic text, title text, body text, path text, letter jsonb default null,
  dedupe_key text default null
) returns void language plpgsql set search_path = '' as $$
declare
  about public.notification_topic := topic;
  box text := (select m.address from private.mailboxes m where m.user_id = $1);
  is_by_mail boolean := box is not null and private.is_wanted($1, about, 'email');
  is_on_site boolean := private.is_wanted($1, about, 'site');
  is_at_once boolean := about = 'account' or coalesce(
    (select s.digest = 'each' from public.notification_settings s where s.user_id = $1), true);
  written uuid;
begin
  if not (is_by_mail or is_on_site) then return; end if;
  insert into public.notices (user_id, topic, title, body, path, is_on_site, mail, dedupe_key) values (
    $1, about, $3, coalesce($4, ''), $5, is_on_site,
    case when not is_by_mail then 'none' when is_at_once then 'queued' else 'waiting' end, $7
  ) on conflict do nothing returning id into written;
  if written is null or not is_by_mail or not is_at_once then return; end if;
  perform private.queue_letter(
    'notice_' || topic, box, $3,
    private.notice_letter($3, $4, $5) || coalesce(letter, '{}') || jsonb_build_object(
      'unsubscribe', private.unsubscribe_path($1, about),
      'reason', private.reason_in_words(about)
    ),
    'notice ' || written
  );
end $$;

create function private.notice_letter(title text, body text, path text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'heading', title,
    'preheader', left(coalesce(nullif(body, ''), title), 140),
    'paragraphs', to_jsonb(array_remove(array[nullif(body, '')], null)),
    'action', case when path is not null then jsonb_build_object('label', 'Have a look', 'path', path) end
  ))
$$;

create function private.reason_in_words(about public.notification_topic) returns text
language sql immutable set search_path = '' as $$
  select 'You get this mail because ' || case about
    when 'account' then 'it is about your account. Such mails cannot be switched off.'
    when 'courses' then 'mails about courses are switched on in your account.'
    when 'events' then 'mails about events are switched on in your account.'
    when 'giving' then 'mails about your gifts are switched on in your account.'
    when 'raffles' then 'mails about raffles are switched on in your account.'
    when 'guardian' then 'mails between guardians and learners are switched on in your account.'
    when 'news' then 'you switched on our news in your account.'
  end
$$;

-- Digests go out at 15:00 UTC, which is morning in every state; the weekly one on Tuesdays. What was waiting at
-- that moment is due from then on, however late the clock comes around.
create function private.digest_moment(rhythm public.digest_rhythm, at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case rhythm
    when 'each' then at
    when 'daily' then date_trunc('day', at - interval '15 hours', 'UTC') + interval '15 hours'
    when 'weekly' then date_trunc('week', at - interval '1 day 15 hours', 'UTC') + interval '1 day 15 hours'
  end
$$;

-- Sends each member what waits for them, as one mail. A notice is marked in the transaction that queues the
-- mail, so that no run repeats what another has sent.
create function private.send_digests(at timestamptz default now()) returns bigint
language plpgsql set search_path = '' as $$
declare
  member record;
  sent bigint := 0;
begin
  for member in
    select m.user_id, m.address, private.digest_moment(coalesce(s.digest, 'each'), at) as moment
    from private.mailboxes m left join public.notification_settings s using (user_id)
    where exists (select from public.notices n where n.user_id = m.user_id and n.mail = 'waiting'
      and n.created_at <= private.digest_moment(coalesce(s.digest, 'each'), at))
    order by m.user_id limit 500 for update of m skip locked
  loop
    sent := sent + private.send_digest(member.user_id, member.address, member.moment);
  end loop;
  return sent;
end $$;

create function private.send_digest(member uuid, box text, moment timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  items jsonb;
  first_one uuid;
  many bigint;
begin
  with due as (
    update public.notices n set mail = case when private.is_wanted(member, n.topic, 'email') then 'queued' else 'none' end
    where n.user_id = member and n.mail = 'waiting' and n.created_at <= moment
    returning n.*
  )
  select jsonb_agg(jsonb_build_object('title', title, 'body', nullif(body, ''), 'path', path) order by created_at, id),
    (array_agg(id order by created_at, id))[1], count(*)
    into items, first_one, many from due where mail = 'queued';
  if many = 0 then return 0; end if;
  perform private.queue_letter(
    'digest', box,
    case many when 1 then items #>> '{0,title}' else many || ' things that are new for you' end,
    jsonb_build_object(
      'heading', case many when 1 then 'One thing is new' else many || ' things are new' end,
      'preheader', items #>> '{0,title}', 'paragraphs', '[]'::jsonb, 'items', items,
      'action', jsonb_build_object('label', 'See it all on the site', 'path', '/me'),
      'unsubscribe', private.unsubscribe_path(member, null),
      'reason', 'You get this mail because you asked us to gather what is new into one mail.'
    ),
    'digest ' || first_one
  );
  return 1;
end $$;

-- What a link in a mail is about: a topic, 'all', or null where the link is not one of ours.
create function private.unsubscribe_topic(proof text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(t.topic::text, 'all') from private.unsubscribe_tokens t where t.token = proof
$$;

create function private.unsubscribe(proof text, from_all boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
  about public.notification_topic;
begin
  select t.user_id, t.topic into member, about from private.unsubscribe_tokens t where t.token = proof;
  if member is null then return 'unknown'; end if;
  insert into public.notification_preferences (user_id, topic, channel, is_on)
    select member, topic, 'email', false from unnest(enum_range(null::public.notification_topic)) as topic
    where topic <> 'account' and (from_all or about is null or topic = about)
    on conflict (user_id, topic, channel) do update set is_on = false;
  return 'done';
end $$;

-- A year is long enough to look something up again.
create function private.remove_old_notices() returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from public.notices where created_at < now() - interval '1 year' and mail <> 'waiting' returning 1
  )
  select count(*) from gone
$$;

alter function private.unsubscribe_topic(text) owner to keeper;
alter function private.unsubscribe(text, boolean) owner to keeper;
grant execute on function private.is_sent_unasked(public.notification_topic, public.notification_channel, boolean),
  private.is_wanted(uuid, public.notification_topic, public.notification_channel),
  private.unsubscribe_path(uuid, public.notification_topic),
  private.notify(uuid, text, text, text, text, jsonb, text), private.notice_letter(text, text, text),
  private.reason_in_words(public.notification_topic), private.send_digest(uuid, text, timestamptz),
  private.digest_moment(public.digest_rhythm, timestamptz),
  private.send_digests(timestamptz), private.remove_old_notices() to keeper;
grant execute on function private.is_sent_unasked(public.notification_topic, public.notification_channel, boolean),
  private.is_wanted(uuid, public.notification_topic, public.notification_channel) to authenticated;
insert into private.periodic_tasks (name, every) values
  ('send_digests', interval '5 minutes'), ('remove_old_notices', interval '1 day');
grant execute on function private.unsubscribe_topic(text), private.unsubscribe(text, boolean)
  to anon, authenticated;

create function public.unsubscribe_topic(token text) returns text
language sql stable set search_path = '' as $$
  select private.unsubscribe_topic(token)
$$;
create function public.unsubscribe(token text, from_all boolean default false) returns text
language sql set search_path = '' as $$
  select private.unsubscribe(token, from_all)
$$;
grant execute on function public.unsubscribe_topic(text), public.unsubscribe(text, boolean)
  to anon, authenticated;

-- The member's choices as they work now, whether chosen or not.
create function public.my_notifications() returns table (
  topic public.notification_topic, channel public.notification_channel, is_on boolean
) language sql stable set search_path = '' as $$
  select t, c, private.is_wanted((select auth.uid()), t, c)
  from unnest(enum_range(null::public.notification_topic)) as t,
    unnest(enum_range(null::public.notification_channel)) as c
  where (select auth.uid()) is not null
  order by t, c
$$;

-- Every choice at once, as the page shows them: what is not named in "topic channel" form is off.
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

-- All unread ones, or one.
create function public.read_notices(notice uuid default null) returns void
language sql set search_path = '' as $$
  update public.notices set read_at = now() where read_at is null and (notice is null or id = notice)
$$;
grant execute on function public.my_notifications(), public.save_notifications(text[], public.digest_rhythm),
  public.read_notices(uuid) to authenticated;

grant select, insert (topic, channel, is_on), update (is_on) on public.notification_preferences to authenticated;
create policy "members read their own preferences" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members set their own preferences" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members change their own preferences" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, insert (digest), update (digest) on public.notification_settings to authenticated;
create policy "members read their own settings" on public.notification_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members make their own settings" on public.notification_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members change their own settings" on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select (id, user_id, topic, title, body, path, is_on_site, created_at, read_at), update (read_at)
  on public.notices to authenticated;
create policy "members read their own notices" on public.notices for select to authenticated
  using (user_id = (select auth.uid()) and is_on_site);
create policy "members note what they have read" on public.notices for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

insert into private.person_map (relation, title, is_theirs, shows, erasure) values
  ('public.notification_preferences', 'What you want to hear about', 'user_id = $1',
    '[["topic", "Topic"], ["channel", "Where"], ["is_on", "On"]]', 'with_account'),
  ('public.notification_settings', 'How often you want mail', 'user_id = $1', '[["digest", "Mail"]]', 'with_account'),
  ('public.notices', 'What we told you', 'user_id = $1',
    '[["created_at", "On"], ["topic", "Topic"], ["title", "Title"], ["body", "Text"], ["read_at", "Read on"]]',
    'with_account');
insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.mailboxes', 'Your account and e-mail address', 'A copy of the address of your account.', 'with_account'),
  ('private.unsubscribe_tokens', 'The links that stop our mails', 'Whoever has such a link can change what you are sent.', 'with_account');

update public.pages set
  description = 'How to stop emails from {site}: by the link in the mail, in your account, or by writing to us. It works at once and needs no reason.',
  sections = $json$[
    {"kind": "opening", "lines": ["Enough mail?"], "shape": "split", "art": "sleeping"},
    {"kind": "steps", "heading": "Three ways", "items": [
      {"title": "Tap the link", "text": "Every mail that you can stop has one at the bottom: “No more of these mails”. It works without signing in, at once."},
      {"title": "Choose in your account", "text": "Under Notifications you say what you want to hear about, where, and how often."},
      {"title": "Reply or write", "text": "Reply “stop” to our newsletter, or write from the address you want taken off to hello@openairway.example. Ask us to forget it, and we delete it."}
    ]},
    {"kind": "prose", "heading": "What you may still get", "paragraphs": [
      "Mail that you ask for yourself, such as a link to sign in or a receipt, and mail about the safety of your account. It comes only when something happens that you should know."
    ]}
  ]$json$
where path = '/unsubscribe';
