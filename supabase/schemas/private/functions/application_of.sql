-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.application_of(proof text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select t.application_id from private.chapter_application_tokens t where t.token = proof
$function$;
grant execute on function private.application_of(proof text) to function_owner;
