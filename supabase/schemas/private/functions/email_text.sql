-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_text(content jsonb, site text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select string_agg(part, E'\n\n' order by place, number) || E'\n' from (
    select 1 as place, 0::bigint as number, private.plain_text(content ->> 'heading') as part
    union all
    select 2, number, private.plain_text(paragraph)
      from jsonb_array_elements_text(content -> 'paragraphs') with ordinality as _ (paragraph, number)
    union all
    select 3, 0, string_agg(private.plain_text((fact ->> 'label') || ': ' || (fact ->> 'value')), E'\n' order by number)
      from jsonb_array_elements(content -> 'facts') with ordinality as _ (fact, number)
    union all
    select 4, number, private.plain_text(concat_ws(E'\n', '* ' || (item ->> 'title'), item ->> 'body',
        case when item ->> 'path' is not null then private.link_url(item) end))
      from jsonb_array_elements(content -> 'items') with ordinality as _ (item, number)
    union all
    select 5, 0, private.plain_text((action ->> 'label') || E':\n' || private.link_url(action))
      from (select content -> 'action' as action) as _ where action is not null
    union all
    select 6, 0, private.plain_text(concat_ws(E'\n\n', content ->> 'code_note', content ->> 'code'))
      where content ->> 'code' is not null
    union all
    select 7, 0, private.plain_text(content ->> 'footnote')
    union all
    select 8, 0, concat_ws(E'\n', '-- ', private.plain_text(site), '{{site_url}}/', private.plain_text(content ->> 'reason'),
      case when content ->> 'unsubscribe' is not null then 'No more of these mails: '
        || private.link_url(jsonb_build_object('path', content ->> 'unsubscribe')) end)
  ) as parts where part <> ''
$function$;
grant execute on function private.email_text(content jsonb, site text) to function_owner;
