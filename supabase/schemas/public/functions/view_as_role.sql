-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.view_as_role(role public.app_role, chapter uuid DEFAULT NULL::uuid)
 RETURNS public.role_view_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.view_as_role($1, $2)$function$;
grant execute on function public.view_as_role(role public.app_role, chapter uuid) to authenticated;
