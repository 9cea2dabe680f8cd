-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.ids_at(shuffled jsonb, places text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when count(o.id) = count(*) and count(distinct o.id) = count(*) then array_agg(o.id order by p.n) end
  from unnest(places) with ordinality p (place, n)
  left join jsonb_array_elements_text(shuffled) with ordinality o (id, place) on o.place::text = p.place
$function$;
grant execute on function private.ids_at(shuffled jsonb, places text[]) to keeper;
