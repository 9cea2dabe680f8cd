-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.cancel_registration(registration text)
 RETURNS public.registration_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.cancel_registration($1)$function$;
comment on function public.cancel_registration(registration text) is 'network-limit: 300 per 600 seconds';
grant execute on function public.cancel_registration(registration text) to anon, authenticated;
