-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.contrast(one text, other text)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select (greatest(l.one, l.other) + 0.05) / (least(l.one, l.other) + 0.05)
  from (select private.luminance($1) as one, private.luminance($2) as other) as l
$function$;
grant execute on function private.contrast(one text, other text) to function_owner, service_role;
