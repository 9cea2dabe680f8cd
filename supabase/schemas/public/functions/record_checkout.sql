-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_checkout(donation uuid, checkout_id text, is_live boolean)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_checkout($1, $2, $3)$function$;
grant execute on function public.record_checkout(donation uuid, checkout_id text, is_live boolean) to service_role;
