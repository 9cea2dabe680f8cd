-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.donor_address(key text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select l.address from private.gift_links l
  where l.token_hash = sha256(convert_to(key, 'UTF8')) and l.expires_at > now()
$function$;
grant execute on function private.donor_address(key text) to function_owner;
