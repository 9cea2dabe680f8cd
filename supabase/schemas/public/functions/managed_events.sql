-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_events()
 RETURNS SETOF public.events
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select e.* from public.events e
  where (select private.is_staff('events')) or e.chapter_id = any (array(select private.led_chapters()))
$function$;
grant execute on function public.managed_events() to authenticated;
