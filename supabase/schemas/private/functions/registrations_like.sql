-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.registrations_like(day uuid, person_name text, address text)
 RETURNS SETOF public.event_registrations
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.* from public.event_registrations r
  where r.date_id = day and r.status not in ('canceled', 'expired') and case
    when address is null then lower(coalesce(r.name,
      (select p.display_name from public.profiles p where p.id = r.user_id))) = lower(person_name)
    else lower(r.email) = lower(address) or r.user_id in (
      select m.user_id from private.confirmed_emails m where lower(m.address) = lower($3)) end
$function$;
grant execute on function private.registrations_like(day uuid, person_name text, address text) to function_owner;
