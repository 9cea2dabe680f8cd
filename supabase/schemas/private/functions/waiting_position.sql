-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.waiting_position(held public.event_registrations)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when held.status = 'waiting' then (
    select count(*)::integer from public.event_registrations r
    where r.date_id = held.date_id and r.channel = held.channel and r.status = 'waiting' and r.number <= held.number
  ) end
$function$;
grant execute on function private.waiting_position(held public.event_registrations) to function_owner;
