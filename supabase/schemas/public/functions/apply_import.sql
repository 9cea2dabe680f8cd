-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.apply_import(wanted uuid)
 RETURNS public.import_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.apply_import($1)$function$;
grant execute on function public.apply_import(wanted uuid) to authenticated;
