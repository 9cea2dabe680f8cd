-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.log_export(list text, row_count integer, filters jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.log_export($1, $2, $3)$function$;
grant execute on function public.log_export(list text, row_count integer, filters jsonb) to authenticated;
