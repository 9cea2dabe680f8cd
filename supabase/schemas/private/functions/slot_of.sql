-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.slot_of(shift public.shifts)
 RETURNS public.availability_slot
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (trim(to_char(clock, 'dy')) || '-' || case when clock::time < '12:00' then 'morning'
    when clock::time < '17:00' then 'afternoon' else 'evening' end)::public.availability_slot
  from (select shift.starts_at at time zone shift.time_zone as clock) as _
$function$;
grant execute on function private.slot_of(shift public.shifts) to function_owner;
