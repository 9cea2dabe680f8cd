-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_article_texts(block jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select not exists (select from jsonb_each(block) as e
      where (e.key in ('paragraphs', 'items', 'lines', 'labels')) <> (jsonb_typeof(e.value) = 'array'))
    and not jsonb_path_exists(block, 'strict $.**{2 to last} ? (@.type() == "array")')
    and (select bool_and(private.is_text_of(t, 1, 1200)) from jsonb_path_query(block, 'strict $.** ? (@.type() == "string")') as t)
    and (select coalesce(bool_and(private.is_text_of(t, 1, 120)), true) from (
      select jsonb_path_query(block, '$.items[*].question') union all select jsonb_path_query(block, '$.items[*].title')
      union all select jsonb_path_query(block, '$.items[*].label') union all select jsonb_path_query(block, '$.items[*].before')
      union all select jsonb_path_query(block, '$.items[*].after') union all select jsonb_path_query(block, '$.labels[*]')
      union all select jsonb_path_query(block, '$.lines[*]') union all select jsonb_path_query(block, '$.title')
      union all select block -> 'text' where block ->> 'kind' = 'heading'
    ) as short (t))
    and case block ->> 'kind'
      when 'quote' then jsonb_array_length(block -> 'lines') <= 3
        and (select bool_and(private.is_text_of(t, 2, 22)) from jsonb_array_elements(block -> 'lines') as t)
      when 'steps' then jsonb_array_length(block -> 'items') >= 2
      else true end
$function$;
grant execute on function private.has_article_texts(block jsonb) to function_owner, service_role;
