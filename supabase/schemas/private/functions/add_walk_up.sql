-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_walk_up(link public.check_in_links, device uuid, step_number integer, registration uuid, person_name text, guest_email text, came integer, moment timestamp with time zone)
 RETURNS public.check_in_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
  done public.check_ins;
  email_given text := nullif(trim(guest_email), '');
begin
  select c.* into done from public.check_ins c where c.device_id = device and c.sequence = step_number;
  if done.id is not null then
    return case when done.undone_at is null then 'checked-in' else 'undone' end::public.check_in_outcome;
  end if;
  if coalesce(came not between 1 and 5, true) then return 'invalid'; end if;
  if exists (
    select from public.event_registrations r where r.date_id = link.date_id and r.status not in ('canceled', 'expired')
      and (lower(r.email) = lower(email_given) or r.user_id in (
        select m.user_id from private.confirmed_emails m where lower(m.address) = lower(email_given)))
  ) then return 'registered-already'; end if;
  select d.* into day from public.event_dates d where d.id = link.date_id;
  if coalesce(private.free_seats(day, 'room'), 0) < came or day.room_waiting > 0 and moment < day.starts_at
    then return 'full'; end if;
  update public.event_dates d set last_number = d.last_number + 1 where d.id = day.id returning d.* into day;
  insert into public.event_registrations (id, date_id, number, name, email, channel, status, party_size, is_walk_up)
    values (registration, day.id, day.last_number, trim(person_name), email_given, 'room', 'confirmed', came, true);
  insert into public.check_ins (registration_id, date_id, people, checked_in_at, link_id, device_id, sequence)
    values (registration, day.id, came, moment, link.id, device, step_number);
  insert into private.registration_links (registration_id) values (registration);
  if now() < day.ends_at then perform private.send_registration_emails(array[registration]); end if;
  return 'checked-in';
exception
  when check_violation or not_null_violation or unique_violation then return 'invalid';
end $function$;
grant execute on function private.add_walk_up(link public.check_in_links, device uuid, step_number integer, registration uuid, person_name text, guest_email text, came integer, moment timestamp with time zone) to function_owner;
