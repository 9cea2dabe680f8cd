-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_removed_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.removed_blocks := coalesce((
    select jsonb_agg(last.entry order by last.place) from (
      select k.entry, k.place from (
        select r.entry, r.place from jsonb_array_elements(old.removed_blocks) with ordinality as r (entry, place)
        union all
        select jsonb_build_object('index', b.place - 1, 'block', b.block), 50 + b.place
          from jsonb_array_elements(old.content -> 'blocks') with ordinality as b (block, place)
      ) k
      where not jsonb_path_query_array(new.content, '$.blocks[*].id') @> (k.entry -> 'block' -> 'id')
      order by k.place desc limit 50
    ) last
  ), '[]');
  return new;
end $function$;
