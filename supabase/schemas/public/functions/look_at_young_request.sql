-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.look_at_young_request(code text)
 RETURNS TABLE(outcome text, first_name text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.look_at_young_request(code)
$function$;
grant execute on function public.look_at_young_request(code text) to authenticated;
