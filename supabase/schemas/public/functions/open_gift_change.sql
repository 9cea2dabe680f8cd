-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.open_gift_change(change uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.open_gift_change($1); end$function$;
grant execute on function public.open_gift_change(change uuid) to service_role;
