-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.issuer_keys()
 RETURNS TABLE(id text, public_jwk jsonb, private_jwk jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.issuer_keys(); end$function$;
grant execute on function public.issuer_keys() to service_role;
