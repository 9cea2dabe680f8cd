-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.content_passages(content jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(private.plain_passage(passage #>> '{}') order by position, number), '{}')
  from jsonb_path_query(
      content, 'strict $[*]
        ? (!(@.kind like_regex "^(check|order|hotspot|sources|quote)$")).**
        ? (@.type() == "object").keyvalue()'
    ) with ordinality as property (entry, position),
    jsonb_path_query(entry, 'lax $.value[*] ? (@.type() == "string")') with ordinality as t (passage, number)
  where entry ->> 'key' in ('after', 'answer', 'back', 'before', 'caption', 'description', 'front', 'heading',
    'items', 'lines', 'paragraphs', 'question', 'says', 'tasks', 'term', 'text', 'title', 'transcript')
$function$;
grant execute on function private.content_passages(content jsonb) to function_owner, service_role;
