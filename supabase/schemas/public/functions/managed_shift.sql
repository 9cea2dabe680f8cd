-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_shift(shift uuid)
 RETURNS SETOF public.shifts
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query select s.* from public.shifts s
    where s.id = shift
      and ((select private.is_staff('outreach')) or s.chapter_id = any (array(select private.led_chapters())));
end $function$;
grant execute on function public.managed_shift(shift uuid) to authenticated;
