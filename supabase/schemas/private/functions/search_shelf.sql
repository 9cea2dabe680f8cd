-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_shelf(kind text, id bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when kind in ('article', 'event', 'raffle') then '#' || id / 1000 else '#lasting' end
$function$;
grant execute on function private.search_shelf(kind text, id bigint) to function_owner;
