-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_shifts()
 RETURNS SETOF public.shifts
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select s.* from public.shifts s
  where (select private.is_staff('outreach')) or s.chapter_id = any (array(select private.led_chapters()))
$function$;
grant execute on function public.managed_shifts() to authenticated;
