-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.places_of(shuffled jsonb, ids jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(o.place::text order by i.n), '[]')
  from jsonb_array_elements_text(ids) with ordinality i (id, n)
  join jsonb_array_elements_text(shuffled) with ordinality o (id, place) on o.id = i.id
$function$;
grant execute on function private.places_of(shuffled jsonb, ids jsonb) to keeper;
