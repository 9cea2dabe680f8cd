-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.occurrences_ahead(occurrences timestamp without time zone[], skips date[], zone text)
 RETURNS timestamp without time zone[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array(select distinct o from unnest(occurrences) as o
    where o::date <> all (skips) and private.moment_of(o, zone) > now() order by o)
$function$;
grant execute on function private.occurrences_ahead(occurrences timestamp without time zone[], skips date[], zone text) to function_owner;
