-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.without_section_ids(content jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_set(content, '{sections}', coalesce(jsonb_agg(s.section - 'id' order by s.place), '[]'))
  from jsonb_array_elements(content -> 'sections') with ordinality as s (section, place)
$function$;
grant execute on function private.without_section_ids(content jsonb) to function_owner, service_role;
