-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.seats_of(held public.event_registrations, by_channel public.event_channel, is_waiting boolean)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when held.channel = by_channel
    and (case when is_waiting then held.status = 'waiting' else private.holds_seat(held.status) end)
    then held.party_size else 0 end
$function$;
grant execute on function private.seats_of(held public.event_registrations, by_channel public.event_channel, is_waiting boolean) to function_owner;
