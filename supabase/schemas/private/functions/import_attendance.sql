-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.import_attendance(item jsonb, OUT change public.import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  address text := private.filled_text(item ->> 'email');
  came integer := (item ->> 'people')::integer;
  found uuid[];
  day public.event_dates;
  person public.event_registrations;
begin
  found := array(select d.id from public.event_dates d join public.events e on e.id = d.event_id
    where e.slug = lower(trim(item ->> 'event')) and d.canceled_at is null and d.starts_at <= now()
      and (d.starts_at at time zone e.time_zone)::date = (item ->> 'day')::date);
  if found = '{}' then raise sqlstate 'OA003' using message = 'no-date'; end if;
  if cardinality(found) > 1 then raise cardinality_violation using message = 'several dates on this day'; end if;
  select d.* into day from public.event_dates d where d.id = found[1] for update;
  found := array(select r.id from private.registrations_like(day.id, trim(item ->> 'name'), address) r);
  if cardinality(found) > 1 then raise cardinality_violation using message = 'several people have this name'; end if;
  select r.* into person from public.event_registrations r where r.id = found[1];
  change := 'same';
  if person.id is null then
    if coalesce(private.free_seats(day, 'room'), 0) < came then
      raise sqlstate 'OA003' using message = 'full';
    end if;
    update public.event_dates d set last_number = d.last_number + 1 where d.id = day.id returning d.* into day;
    insert into public.event_registrations (date_id, number, name, email, channel, status, party_size, is_walk_up)
      values (day.id, day.last_number, trim(item ->> 'name'), address, 'room', 'confirmed', came, true)
      returning * into person;
    insert into private.registration_links (registration_id) values (person.id);
    change := 'new';
  elsif person.status <> 'confirmed' then
    raise sqlstate 'OA003' using message = 'differs';
  end if;
  if (item ->> 'attended')::boolean and not exists (
    select from public.check_ins c where c.registration_id = person.id and c.undone_at is null
  ) then
    insert into public.check_ins (registration_id, date_id, people, checked_in_at, device_id, sequence)
      values (person.id, day.id, least(came, person.party_size), day.starts_at, gen_random_uuid(), 0);
    if change = 'same' then change := 'changed'; end if;
  end if;
  record_id := person.id;
  later := private.imported_attendance_now(person.id);
end $function$;
grant execute on function private.import_attendance(item jsonb, OUT change public.import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb) to function_owner;
