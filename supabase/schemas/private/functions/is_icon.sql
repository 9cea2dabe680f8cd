-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_icon(image bytea)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select length(image) between 57 and 150000
    and substr(image, 1, 24) = '\x89504e470d0a1a0a0000000d494844520000020000000200'::bytea
$function$;
grant execute on function private.is_icon(image bytea) to function_owner, service_role;
