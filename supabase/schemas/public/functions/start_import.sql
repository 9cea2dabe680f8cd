-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_import(list text, file_name text, headings text[], rows jsonb)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.start_import($1, $2, $3, $4)$function$;
grant execute on function public.start_import(list text, file_name text, headings text[], rows jsonb) to authenticated;
