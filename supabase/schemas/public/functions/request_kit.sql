-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean)
 RETURNS public.kit_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_kit($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean) to authenticated;
