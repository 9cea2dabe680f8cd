-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.end_guardianship(link uuid)
 RETURNS public.link_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.end_guardianship($1)$function$;
grant execute on function public.end_guardianship(link uuid) to authenticated;
