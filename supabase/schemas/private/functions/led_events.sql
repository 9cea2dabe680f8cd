-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.led_events()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select e.id from public.events e where e.chapter_id in (select private.led_chapters())
$function$;
grant execute on function private.led_events() to authenticated;
