-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.confirm_guardian(link uuid)
 RETURNS public.link_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.confirm_guardian($1)$function$;
grant execute on function public.confirm_guardian(link uuid) to authenticated;
