-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.preview_young_request(code text)
 RETURNS TABLE(outcome public.young_request_state, first_name text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.preview_young_request($1)$function$;
grant execute on function public.preview_young_request(code text) to authenticated;
