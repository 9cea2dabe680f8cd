-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_short_texts(texts text[], most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(bool_and(length(t) between 2 and most and t !~ '[[:cntrl:]]'), true) from unnest(texts) as t
$function$;
grant execute on function private.are_short_texts(texts text[], most integer) to function_owner, service_role;
