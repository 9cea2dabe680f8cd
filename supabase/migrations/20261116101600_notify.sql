-- Sends notices by the member's preferences: on the site, by email at once, or in a digest.

/* Tells a member something, in the caller's transaction: on the site, by mail at once or in the next digest, as
   they chose. Of two with the same key only the first is told. The content is as for private.queue_email and is
   made of title, body and path where there is none. */
create function private.notify(
  user_id uuid, topic text, title text, body text, path text, content jsonb default null,
  dedupe_key text default null
) returns void language plpgsql set search_path = '' as $$
declare
  about public.notification_topic := topic;
  box text := (select m.address from private.confirmed_emails m where m.user_id = $1);
  is_by_mail boolean := box is not null and private.is_wanted($1, about, 'email');
  is_on_site boolean := private.is_wanted($1, about, 'site');
  is_at_once boolean := about = 'account' or coalesce(
    (select s.digest = 'each' from public.notification_settings s where s.user_id = $1), true);
  written uuid;
begin
  if not (is_by_mail or is_on_site) then return; end if;
  insert into public.notices (user_id, topic, title, body, path, is_on_site, email_status, dedupe_key) values (
    $1, about, $3, coalesce($4, ''), $5, is_on_site,
    case when not is_by_mail then 'none' when is_at_once then 'queued' else 'waiting' end, $7
  ) on conflict do nothing returning id into written;
  if written is null or not is_by_mail or not is_at_once then return; end if;
  perform private.queue_email(
    'notice_' || topic, box, $3,
    private.notice_email($3, $4, $5) || coalesce(content, '{}') || jsonb_build_object(
      'unsubscribe', private.unsubscribe_path($1, about),
      'reason', private.email_reason(about)
    ),
    'notice ' || written
  );
end $$;

create function private.notice_email(title text, body text, path text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'heading', title,
    'preheader', left(coalesce(nullif(body, ''), title), 140),
    'paragraphs', to_jsonb(array_remove(array[nullif(body, '')], null)),
    'action', case when path is not null then jsonb_build_object('label', 'Have a look', 'path', path) end
  ))
$$;

create function private.email_reason(about public.notification_topic) returns text
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
-- email, so that no run repeats what another has sent.
create function private.send_digests(at timestamptz default now()) returns bigint
language plpgsql set search_path = '' as $$
declare
  member record;
  sent bigint := 0;
begin
  for member in
    select m.user_id, m.address, private.digest_moment(coalesce(s.digest, 'each'), at) as moment
    from private.confirmed_emails m left join public.notification_settings s using (user_id)
    where exists (select from public.notices n where n.user_id = m.user_id and n.email_status = 'waiting'
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
    update public.notices n set email_status = case when private.is_wanted(member, n.topic, 'email') then 'queued' else 'none' end
    where n.user_id = member and n.email_status = 'waiting' and n.created_at <= moment
    returning n.*
  )
  select jsonb_agg(jsonb_build_object('title', title, 'body', nullif(body, ''), 'path', path) order by created_at, id),
    (array_agg(id order by created_at, id))[1], count(*)
    into items, first_one, many from due where email_status = 'queued';
  if many = 0 then return 0; end if;
  perform private.queue_email(
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
grant execute on function private.notify(uuid, text, text, text, text, jsonb, text),
  private.notice_email(text, text, text), private.email_reason(public.notification_topic),
  private.send_digest(uuid, text, timestamptz), private.digest_moment(public.digest_rhythm, timestamptz),
  private.send_digests(timestamptz) to function_owner;

insert into private.periodic_tasks (name, every) values ('send_digests', '5 minutes');
