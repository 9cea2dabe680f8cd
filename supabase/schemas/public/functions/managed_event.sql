-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_event(event uuid)
 RETURNS SETOF public.events
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query select e.* from public.events e
    where e.id = event and ((select private.is_staff('events')) or e.chapter_id = any (array(select private.led_chapters())));
end $function$;
grant execute on function public.managed_event(event uuid) to authenticated;
