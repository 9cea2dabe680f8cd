-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.grant_extra_time(address text, percent integer)
 RETURNS public.extra_time_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.grant_extra_time($1, $2)$function$;
grant execute on function public.grant_extra_time(address text, percent integer) to authenticated;
