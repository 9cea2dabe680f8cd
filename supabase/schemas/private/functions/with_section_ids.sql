-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.with_section_ids(content jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select jsonb_set(content, '{sections}', coalesce(jsonb_agg(
    s.section || jsonb_build_object('id', concat('s-', left(gen_random_uuid()::text, 8))) order by s.place), '[]'))
  from jsonb_array_elements(content -> 'sections') with ordinality as s (section, place)
$function$;
grant execute on function private.with_section_ids(content jsonb) to function_owner, service_role;
