-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.kept_import_rows(wanted uuid)
 RETURNS TABLE(row_number integer, undo public.import_undo)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.kept_import_rows($1); end$function$;
grant execute on function public.kept_import_rows(wanted uuid) to authenticated;
