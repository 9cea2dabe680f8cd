-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_article_blocks(blocks jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case jsonb_typeof(blocks) when 'array' then
    length(blocks::text) <= 100000
    and jsonb_array_length(blocks) = jsonb_array_length(jsonb_path_query_array(blocks, '$[*] ? (@.kind like_regex
      "^(opening|heading|text|list|script|questions|pairs|quote|steps|links)$")'))
    and jsonb_array_length(jsonb_path_query_array(blocks, '$[*] ? (@.kind == "heading")')) = (
      select count(distinct id) from jsonb_path_query(blocks, '$[*] ? (@.kind == "heading"
        && @.id like_regex "^[a-z0-9-]{1,40}$" && @.text like_regex "[^ ]").id') as id)
    else false end
$function$;
grant execute on function private.are_article_blocks(blocks jsonb) to function_owner, service_role;
