-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.choice_positions(shuffled jsonb, ids jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(o.position::text order by i.n), '[]')
  from jsonb_array_elements_text(ids) with ordinality i (id, n)
  join jsonb_array_elements_text(shuffled) with ordinality o (id, position) on o.id = i.id
$function$;
grant execute on function private.choice_positions(shuffled jsonb, ids jsonb) to function_owner;
