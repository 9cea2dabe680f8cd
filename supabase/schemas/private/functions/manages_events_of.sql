-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.manages_events_of(chapter uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_staff('events') or coalesce(chapter in (select private.led_chapters()), false)
$function$;
grant execute on function private.manages_events_of(chapter uuid) to function_owner;
