-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.plain_passage(passage text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select replace(regexp_replace(
    regexp_replace(passage, '\[\^S\d+\]', '', 'g'), '\[([^]]*)\]\([^)]*\)', '\1', 'g'), '*', '')
$function$;
grant execute on function private.plain_passage(passage text) to function_owner, service_role;
