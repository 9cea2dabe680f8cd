-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_us_states(given text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cardinality(given) > 0 and not exists (select from unnest(given) as state where private.is_us_state(state) is not true)
$function$;
grant execute on function private.are_us_states(given text[]) to function_owner, service_role;
