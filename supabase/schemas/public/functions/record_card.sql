-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_card(change uuid, declines boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_card($1, $2)$function$;
grant execute on function public.record_card(change uuid, declines boolean) to service_role;
