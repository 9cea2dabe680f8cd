-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_chapters()
 RETURNS SETOF public.chapters
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.* from public.chapters c
  where (select private.is_staff('outreach')) or c.id = any (array(select private.led_chapters()))
$function$;
grant execute on function public.managed_chapters() to authenticated;
