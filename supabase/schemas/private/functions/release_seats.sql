-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.release_seats(key text)
 RETURNS TABLE(outcome public.release_outcome, seats bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.check_in_links := private.open_check_in_link(key);
  day public.event_dates;
begin
  seats := 0;
  select d.* into day from public.event_dates d where d.id = link.date_id for update;
  outcome := case when day.id is null or now() >= day.ends_at then 'closed'
    when now() < day.starts_at + private.release_delay() then 'too-early' else 'released' end::public.release_outcome;
  if outcome = 'released' then
    update public.event_dates d set released_at = now() where d.id = day.id;
    with freed as (
      update public.event_registrations r set status = 'released', changed_at = now()
      where r.date_id = day.id and r.channel = 'room' and r.status = 'confirmed'
        and not exists (select from public.check_ins c where c.registration_id = r.id and c.undone_at is null)
      returning r.party_size
    )
    select coalesce(sum(f.party_size), 0) into seats from freed f;
  end if;
  return next;
end $function$;
alter function private.release_seats(key text) owner to function_owner;
grant execute on function private.release_seats(key text) to anon, authenticated;
