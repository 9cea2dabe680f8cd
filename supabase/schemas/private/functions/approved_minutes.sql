-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.approved_minutes(person uuid, from_day date, to_day date)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(sum(h.minutes), 0)::integer from public.volunteer_hours h
  where h.user_id = person and h.status = 'approved' and h.day between from_day and to_day
$function$;
grant execute on function private.approved_minutes(person uuid, from_day date, to_day date) to function_owner;
