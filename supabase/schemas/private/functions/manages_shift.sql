-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.manages_shift(shift public.shifts)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(private.is_staff('outreach') or shift.chapter_id in (select private.led_chapters()), false)
$function$;
grant execute on function private.manages_shift(shift public.shifts) to function_owner;
