-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.grant_role(person uuid, role public.app_role)
 RETURNS public.role_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.grant_role($1, $2)$function$;
grant execute on function public.grant_role(person uuid, role public.app_role) to authenticated;
