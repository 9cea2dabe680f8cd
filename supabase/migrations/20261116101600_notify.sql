-- Sends notices by the member's preferences: on the site, by email at once, or in a digest.

/* Notifies a member in the caller's transaction: on the site, by email at once or in the next digest, depending on
   their preferences. Of two notices with the same key the first is kept. The message is a key of the message
   catalog. */
create function private.notify(
  user_id uuid, topic text, message text, params jsonb default '{}', dedupe_key text default null
) returns void language plpgsql set search_path = '' as $$
declare
  about public.notification_topic := topic;
  email text := (select m.address from private.confirmed_emails m where m.user_id = $1);
  is_by_email boolean := email is not null and private.is_wanted($1, about, 'email');
  is_on_site boolean := private.is_wanted($1, about, 'site');
  is_at_once boolean := about = 'account' or coalesce(
    (select s.digest = 'each' from public.notification_settings s where s.user_id = $1), true);
  written uuid;
begin
  if not (is_by_email or is_on_site) then return; end if;
  insert into public.notices (user_id, topic, message, params, is_on_site, email_status, dedupe_key) values (
    $1, about, $3, $4, is_on_site,
    case when not is_by_email then 'none' when is_at_once then 'queued' else 'waiting' end, $5
  ) on conflict do nothing returning id into written;
  if written is null or not is_by_email or not is_at_once then return; end if;
  perform private.queue_email($3, email, $4, 'notice ' || written, private.language_of($1), about,
    private.unsubscribe_path($1, about));
end $$;

-- Digests are sent at 15:00 UTC, which is morning in every state; the weekly one on Tuesdays. Notices waiting
-- at that time are due from then on, even if the task runs late.
create function private.digest_moment(rhythm public.digest_rhythm, at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case rhythm
    when 'each' then at
    when 'daily' then date_trunc('day', at - interval '15 hours', 'UTC') + interval '15 hours'
    when 'weekly' then date_trunc('week', at - interval '1 day 15 hours', 'UTC') + interval '1 day 15 hours'
  end
$$;

-- Sends each member's waiting notices as one email. A notice is marked in the transaction that queues the
-- email, so that no other run repeats it.
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

create function private.send_digest(member uuid, email text, moment timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  items jsonb;
  first_one uuid;
begin
  with due as (
    update public.notices n set email_status = case when private.is_wanted(member, n.topic, 'email') then 'queued' else 'none' end
    where n.user_id = member and n.email_status = 'waiting' and n.created_at <= moment
    returning n.*
  )
  select jsonb_agg(jsonb_build_object('message', message, 'params', params) order by created_at, id),
    (array_agg(id order by created_at, id))[1]
    into items, first_one from due where email_status = 'queued';
  if items is null then return 0; end if;
  perform private.queue_email('digest', email, jsonb_build_object('items', items), 'digest ' || first_one,
    private.language_of(member), null, private.unsubscribe_path(member, null));
  return 1;
end $$;
grant execute on function private.notify(uuid, text, text, jsonb, text),
  private.send_digest(uuid, text, timestamptz), private.digest_moment(public.digest_rhythm, timestamptz),
  private.send_digests(timestamptz) to function_owner;

insert into private.periodic_tasks (name, every) values ('send_digests', '5 minutes');
