-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issuer_keys()
 RETURNS TABLE(id text, public_jwk jsonb, private_jwk jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select k.id, k.public_jwk, k.private_jwk from private.issuer_keys k order by k.made_at desc, k.id desc
$function$;
alter function private.issuer_keys() owner to function_owner;
grant execute on function private.issuer_keys() to service_role;
