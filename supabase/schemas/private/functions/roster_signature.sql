-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.roster_signature(link public.check_in_links, registration uuid, name text, code_hash text, party_size integer)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(link.roster_secret || sha256(link.roster_secret
    || convert_to(jsonb_build_array(registration, name, code_hash, party_size)::text, 'UTF8'))), 'hex')
$function$;
grant execute on function private.roster_signature(link public.check_in_links, registration uuid, name text, code_hash text, party_size integer) to function_owner;
