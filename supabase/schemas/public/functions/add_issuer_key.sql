-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.add_issuer_key(public_half jsonb, private_half jsonb, replaces text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.add_issuer_key($1, $2, $3)$function$;
grant execute on function public.add_issuer_key(public_half jsonb, private_half jsonb, replaces text) to service_role;
