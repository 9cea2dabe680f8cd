-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.free_seats(day public.event_dates, by_channel public.event_channel)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case by_channel when 'room' then day.room_capacity - day.room_taken
    else day.online_capacity - day.online_taken end
$function$;
grant execute on function private.free_seats(day public.event_dates, by_channel public.event_channel) to function_owner;
