-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remove_role(person uuid, role_id uuid)
 RETURNS public.role_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remove_role($1, $2)$function$;
grant execute on function public.remove_role(person uuid, role_id uuid) to authenticated;
