-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.finish_export(export uuid, bytes bigint)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.finish_export($1, $2)$function$;
grant execute on function public.finish_export(export uuid, bytes bigint) to service_role;
