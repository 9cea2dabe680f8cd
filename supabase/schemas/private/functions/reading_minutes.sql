-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reading_minutes(blocks jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select greatest(1, ceil(regexp_count(array_to_string(private.content_passages(blocks), ' '), '\S+') / 200.0))::integer
$function$;
grant execute on function private.reading_minutes(blocks jsonb) to function_owner, service_role;
