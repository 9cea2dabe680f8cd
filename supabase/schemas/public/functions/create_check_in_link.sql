-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.create_check_in_link(date uuid, label text)
 RETURNS TABLE(outcome public.check_in_link_outcome, key text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.create_check_in_link($1, $2)$function$;
grant execute on function public.create_check_in_link(date uuid, label text) to authenticated;
