-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.led_hours()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select h.id from public.volunteer_hours h where h.chapter_id in (select private.led_chapters())
$function$;
alter function private.led_hours() owner to function_owner;
grant execute on function private.led_hours() to authenticated;
