-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.registration_of(key text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (select l.registration_id from private.registration_links l where l.token = key),
    (select r.id from public.event_registrations r where r.user_id = private.caller_id()
      and r.id = case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then key::uuid end)
  )
$function$;
grant execute on function private.registration_of(key text) to function_owner;
