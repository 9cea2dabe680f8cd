-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_policy_text(sections jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select length(sections::text) <= 200000 and private.fits_schema(sections, '{"type":"array","items":{"type":"object",
    "properties":{"heading":{"type":"string","minLength":1,"maxLength":120},"paragraphs":{"type":"array","minItems":1,
    "items":{"type":"string","minLength":1,"maxLength":2000}}},"required":["heading","paragraphs"],
    "additionalProperties":false}}')
$function$;
grant execute on function private.is_policy_text(sections jsonb) to function_owner, service_role;
