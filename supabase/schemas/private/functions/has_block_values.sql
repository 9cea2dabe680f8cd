-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_block_values(block jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select not exists (select from jsonb_path_query(block, '$.**.id') as id
        where jsonb_typeof(id) <> 'string' or id #>> '{}' !~ '^[a-z0-9-]{1,40}$')
      and not exists (select from jsonb_path_query(block, '$.**.isRight') as mark where jsonb_typeof(mark) <> 'boolean')
      and coalesce(block -> 'isForAdults', 'true') = 'true'
      and not exists (
        select from (values ('$.frames[*].seconds', 2, 30), ('$.steps[*].seconds', 1, 300), ('$.spots[*].x', 0, 100),
          ('$.spots[*].y', 0, 100), ('$.spots[*].radius', 0, 100)) as n (path, least, most),
          jsonb_path_query(block, n.path::jsonpath) as number
        where jsonb_typeof(number) <> 'number' or number not between to_jsonb(n.least) and to_jsonb(n.most)
      )
      and case jsonb_typeof(coalesce(block -> 'sources', '["S1"]')) when 'array' then
        coalesce(block -> 'sources', '["S1"]') <> '[]' and not exists (
          select from jsonb_array_elements(block -> 'sources') as source
          where jsonb_typeof(source) <> 'string' or source #>> '{}' !~ '^S[0-9]{1,3}$') else false end
      and not exists (select from jsonb_path_query(block, '$.**.art') as art
        where jsonb_typeof(art) <> 'string' or art #>> '{}' <> all (private.course_art()))
      and not exists (select from jsonb_path_query(block, '$.**.alt') as alt where private.is_text_of(alt, 10, 300) is not true)
      and not exists (
        select from unnest('{title,heading,label}'::text[]) as name, jsonb_path_query(block, ('$.**.' || name)::jsonpath) as title
        where private.is_text_of(title, 1, 120) is not true
      )
  );
end $function$;
grant execute on function private.has_block_values(block jsonb) to function_owner, service_role;
