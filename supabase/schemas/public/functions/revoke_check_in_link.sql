-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.revoke_check_in_link(link uuid)
 RETURNS public.check_in_link_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.revoke_check_in_link($1)$function$;
grant execute on function public.revoke_check_in_link(link uuid) to authenticated;
