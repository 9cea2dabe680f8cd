-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.open_person(person uuid, reason public.opening_reason, note text)
 RETURNS public.opening_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.open_person($1, $2, $3)$function$;
grant execute on function public.open_person(person uuid, reason public.opening_reason, note text) to authenticated;
