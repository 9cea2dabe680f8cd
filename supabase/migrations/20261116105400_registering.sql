-- What people do with registrations. Members are known by their session, guests by the link in their email.

create type public.registration_outcome as enum (
  'confirmed', 'waiting', 'awaiting-permission', 'already-registered', 'closed', 'no-guardian', 'no-consent', 'too-many', 'invalid'
);

-- Every required question is answered, and no other key is stored.
create function private.answers_fit(questions jsonb, answers jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(answers) = 'object'
    and not exists (
      select from jsonb_each(answers) as given where jsonb_typeof(given.value) <> 'string'
        or length(given.value #>> '{}') > 500
        or not exists (select from jsonb_array_elements(questions) q where q ->> 'key' = given.key)
    )
    and not exists (
      select from jsonb_array_elements(questions) q
      where (q ->> 'is_required')::boolean and coalesce(trim(answers ->> (q ->> 'key')), '') = ''
    )
$$;

create function private.is_open_for_registration(day public.event_dates) returns boolean
language sql stable set search_path = '' as $$
  select day.id is not null and day.is_public and day.canceled_at is null and day.ends_at > now()
    and exists (select from public.events e
      where e.id = day.event_id and e.status = 'published' and e.needs_registration)
$$;

-- Asks the guardians of a learner, who must have agreed to events in general. Null: nobody has to be asked, or they were
-- asked.
create function private.ask_guardians(about public.events, day public.event_dates, member uuid, out slip uuid,
  out problem public.registration_outcome) language plpgsql set search_path = '' as $$
declare
  asked record;
begin
  if member is null or not private.is_minor(member) then return; end if;
  if exists (select from public.guardianships g
    where g.learner_id = member and g.verified_at is not null and g.ended_at is null)
    and not private.has_consent(member, 'consent-events') then
    problem := 'no-consent';
    return;
  end if;
  select * into asked from private.request_permission(member, about.title,
    (day.starts_at at time zone about.time_zone)::date,
    concat_ws(E'\n', about.summary, about.place, private.address_of_event(about)));
  slip := asked.slip;
  problem := case asked.outcome when 'requested' then null when 'no-guardian' then 'no-guardian'
    when 'too-many' then 'too-many' else 'invalid' end;
end $$;

-- Takes seats on one date, or a place on its waiting list. The locked row keeps the order and the numbers without gaps.
create function private.take_seats(wanted uuid, by_channel public.event_channel, people integer, given jsonb,
  member uuid, person_name text, guest_email text, out outcome public.registration_outcome, out registration uuid)
language plpgsql set search_path = '' as $$
declare
  day public.event_dates;
  about public.events;
  made public.event_registrations;
  slip uuid;
begin
  select d.* into day from public.event_dates d where d.id = wanted for update;
  if not private.is_open_for_registration(day) or private.free_seats(day, by_channel) is null then
    outcome := 'closed';
    return;
  end if;
  select e.* into about from public.events e where e.id = day.event_id;
  if not private.answers_fit(about.questions, given) then outcome := 'invalid'; return; end if;
  outcome := case when private.free_seats(day, by_channel) >= people and private.people_waiting(day, by_channel) = 0
    then 'confirmed' else 'waiting' end;
  select r.* into made from public.event_registrations r
    where r.date_id = wanted and r.status not in ('canceled', 'expired')
      and (r.user_id = member or member is null and lower(r.email) = lower(guest_email));
  if made.id is not null and member is not null then outcome := 'already-registered'; return; end if;
  if made.id is not null then
    -- A visitor must not learn whether an address is registered: the answer is the same, and the link is sent again.
    perform private.send_event_email(made, 'event-link', format('event-link %s %s', made.id, current_date));
    return;
  end if;
  select asked.slip, coalesce(asked.problem, outcome) into slip, outcome from private.ask_guardians(about, day, member) asked;
  if outcome not in ('confirmed', 'waiting') then return; end if;
  if outcome = 'confirmed' and slip is not null then outcome := 'awaiting-permission'; end if;
  update public.event_dates d set last_number = d.last_number + 1 where d.id = wanted returning d.* into day;
  insert into public.event_registrations (date_id, user_id, number, name, email, channel, status, party_size, answers, slip_id)
    values (wanted, member, day.last_number, trim(person_name), case when member is null then trim(guest_email) end,
      by_channel, outcome::text::public.registration_status, people, given, slip)
    returning * into made;
  insert into private.registration_links (registration_id) values (made.id);
  registration := made.id;
end $$;

-- One email about the dates with a seat, and one about those with a place on the waiting list.
create function private.send_registration_emails(made uuid[]) returns void language sql set search_path = '' as $$
  select private.send_event_email(taken.held[1],
    case taken.status when 'confirmed' then 'event-confirmed' else 'event-waiting' end,
    format('event-%s %s', taken.status, taken.held[1].id), '{}', taken.held[2:])
  from (
    select r.status, array_agg(r order by d.starts_at, d.id) as held
    from public.event_registrations r join public.event_dates d on d.id = r.date_id
    where r.id = any (made) and r.status in ('confirmed', 'waiting') group by d.event_id, r.status
  ) taken
$$;

-- Registers the caller, or a guest by name and address, for one or several dates. Guests get no id: the email has it.
create function private.register_for_event(dates uuid[], by_channel public.event_channel, people integer, given jsonb,
  guest_name text, guest_email text)
returns table (date_id uuid, outcome public.registration_outcome, registration_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  taken record;
  made uuid[] := '{}';
begin
  if coalesce(cardinality(dates), 0) not between 1 and 104 then return; end if;
  -- In the order of the ids, so that two callers with the same dates do not wait for each other.
  for date_id in select distinct wanted from unnest(dates) as wanted order by wanted loop
    begin
      select * into taken from private.take_seats(date_id, by_channel, people, given, me,
        case when me is null then guest_name else private.display_name_of(me) end, guest_email);
      outcome := taken.outcome;
      registration_id := case when me is not null then taken.registration end;
      made := made || taken.registration;
    exception
      when check_violation or not_null_violation then
        outcome := 'invalid';
        registration_id := null;
    end;
    return next;
  end loop;
  perform private.send_registration_emails(made);
end $$;
call private.publish_function('register_for_event', '{anon, authenticated}',
  'dates uuid[], channel public.event_channel, party_size integer, answers jsonb default ''{}'', name text default null, email text default null');
comment on function public.register_for_event is 'network-limit: 1000 per 600 seconds';

grant execute on function private.answers_fit(jsonb, jsonb), private.is_open_for_registration(public.event_dates),
  private.ask_guardians(public.events, public.event_dates, uuid),
  private.take_seats(uuid, public.event_channel, integer, jsonb, uuid, text, text),
  private.send_registration_emails(uuid[]) to function_owner;
