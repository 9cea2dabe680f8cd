-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in(link public.check_in_links, device uuid, step_number integer, registration uuid, came integer, moment timestamp with time zone, OUT outcome public.check_in_outcome, OUT at timestamp with time zone, OUT by_label text)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations;
  done public.check_ins;
begin
  select r.* into held from public.event_registrations r
    where r.id = registration and r.date_id = link.date_id and r.channel = 'room' for update;
  select c.* into done from public.check_ins c where c.registration_id = held.id and c.undone_at is null;
  outcome := case
    when held.id is null then 'unknown'
    when (done.device_id, done.sequence) = (device, step_number) then 'checked-in'
    when exists (select from public.check_ins c where c.device_id = device and c.sequence = step_number) then 'undone'
    when done.id is not null then 'already'
    when coalesce(came not between 1 and held.party_size, true) then 'invalid'
    else coalesce(private.claim_seat(held), 'checked-in') end::public.check_in_outcome;
  if outcome = 'already' then
    update public.check_ins c set repeated_at = greatest(c.repeated_at, c.checked_in_at, moment),
      checked_in_at = least(c.checked_in_at, moment), changed_at = now()
      where c.id = done.id returning c.* into done;
  elsif outcome = 'checked-in' and done.id is null then
    insert into public.check_ins (registration_id, date_id, people, checked_in_at, link_id, device_id, sequence)
      values (held.id, held.date_id, came, moment, link.id, device, step_number) returning * into done;
    if held.user_id is not null then perform private.enter_for_activity(held.user_id, 'check-in', held.date_id); end if;
  end if;
  at := done.checked_in_at;
  by_label := (select l.label from public.check_in_links l where l.id = done.link_id);
end $function$;
grant execute on function private.check_in(link public.check_in_links, device uuid, step_number integer, registration uuid, came integer, moment timestamp with time zone, OUT outcome public.check_in_outcome, OUT at timestamp with time zone, OUT by_label text) to function_owner;
