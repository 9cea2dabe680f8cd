-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.question_version(content jsonb)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select left(encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), 32)::uuid
$function$;
grant execute on function private.question_version(content jsonb) to function_owner;
