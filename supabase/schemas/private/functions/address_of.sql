-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.address_of(held public.event_registrations)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(held.email, (select m.address from private.confirmed_emails m where m.user_id = held.user_id))
$function$;
grant execute on function private.address_of(held public.event_registrations) to function_owner;
