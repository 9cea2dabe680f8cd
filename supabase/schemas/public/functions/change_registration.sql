-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_registration(registration text, party_size integer, channel public.event_channel)
 RETURNS public.registration_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.change_registration($1, $2, $3)$function$;
comment on function public.change_registration(registration text, party_size integer, channel public.event_channel) is 'network-limit: 300 per 600 seconds';
grant execute on function public.change_registration(registration text, party_size integer, channel public.event_channel) to anon, authenticated;
