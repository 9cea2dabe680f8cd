-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.use_recovery_code(member uuid, code text)
 RETURNS public.recovery_code_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.use_recovery_code($1, $2)$function$;
grant execute on function public.use_recovery_code(member uuid, code text) to service_role;
