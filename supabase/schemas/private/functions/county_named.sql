-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.county_named(in_state text, given text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select name from private.us_counties c, unnest(c.names) as name
  where c.state = in_state
    and lower(name) = lower(regexp_replace(trim(given), '\s+(county|parish|borough|census area|municipio)$', '', 'i'))
$function$;
grant execute on function private.county_named(in_state text, given text) to function_owner;
