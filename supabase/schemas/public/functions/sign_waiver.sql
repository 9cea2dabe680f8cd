-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.sign_waiver(person uuid, seen_version integer, signed_name text)
 RETURNS public.waiver_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.sign_waiver($1, $2, $3)$function$;
grant execute on function public.sign_waiver(person uuid, seen_version integer, signed_name text) to authenticated;
