-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_import(wanted uuid, mapping jsonb, rows jsonb)
 RETURNS public.import_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.check_import($1, $2, $3)$function$;
grant execute on function public.check_import(wanted uuid, mapping jsonb, rows jsonb) to authenticated;
