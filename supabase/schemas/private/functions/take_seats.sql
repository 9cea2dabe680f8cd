-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.take_seats(wanted uuid, by_channel public.event_channel, people integer, given jsonb, member uuid, person_name text, guest_email text, OUT outcome public.registration_outcome, OUT registration uuid)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.take_seats(wanted uuid, by_channel public.event_channel, people integer, given jsonb, member uuid, person_name text, guest_email text, OUT outcome public.registration_outcome, OUT registration uuid) to function_owner;
