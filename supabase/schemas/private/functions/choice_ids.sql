-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.choice_ids(shuffled jsonb, positions text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when count(o.id) = count(*) and count(distinct o.id) = count(*) then array_agg(o.id order by p.n) end
  from unnest(positions) with ordinality p (position, n)
  left join jsonb_array_elements_text(shuffled) with ordinality o (id, position) on o.position::text = p.position
$function$;
grant execute on function private.choice_ids(shuffled jsonb, positions text[]) to function_owner;
