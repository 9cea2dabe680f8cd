-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.ticket_code_hash(held public.event_registrations)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(held.date_id || held.ticket_code, 'UTF8')), 'hex')
$function$;
grant execute on function private.ticket_code_hash(held public.event_registrations) to function_owner;
