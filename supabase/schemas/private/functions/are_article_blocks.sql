-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_article_blocks(blocks jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case jsonb_typeof(blocks) when 'array' then
    length(blocks::text) <= 100000
    and (select coalesce(bool_and(case
        when block ->> 'kind' = 'figure' and block ? 'frozen' and not private.is_frozen_value(block -> 'frozen') then false
        when private.is_article_block(case block ->> 'kind' when 'figure' then block - 'frozen' else block end)
          then private.has_article_texts(block)
        else false end), true)
      from jsonb_array_elements(blocks) as block)
    and (select count(*) = count(distinct id) from jsonb_path_query(blocks, '$[*] ? (@.kind == "heading").id') as id)
    else false end
$function$;
grant execute on function private.are_article_blocks(blocks jsonb) to function_owner, service_role;
