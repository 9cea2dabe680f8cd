-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.become_first_administrator(code text)
 RETURNS public.setup_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.become_first_administrator($1)$function$;
grant execute on function public.become_first_administrator(code text) to authenticated;
