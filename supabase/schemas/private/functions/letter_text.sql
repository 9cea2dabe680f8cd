-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.letter_text(letter jsonb, site text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select string_agg(part, E'\n\n' order by place, number) || E'\n' from (
    select 1 as place, 0::bigint as number, private.mail_text(letter ->> 'heading') as part
    union all
    select 2, number, private.mail_text(paragraph)
      from jsonb_array_elements_text(letter -> 'paragraphs') with ordinality as _ (paragraph, number)
    union all
    select 3, 0, string_agg(private.mail_text((fact ->> 'label') || ': ' || (fact ->> 'value')), E'\n' order by number)
      from jsonb_array_elements(letter -> 'facts') with ordinality as _ (fact, number)
    union all
    select 4, number, private.mail_text(concat_ws(E'\n', '* ' || (item ->> 'title'), item ->> 'body',
        case when item ->> 'path' is not null then private.mail_address(item) end))
      from jsonb_array_elements(letter -> 'items') with ordinality as _ (item, number)
    union all
    select 5, 0, private.mail_text((action ->> 'label') || E':\n' || private.mail_address(action))
      from (select letter -> 'action' as action) as _ where action is not null
    union all
    select 6, 0, private.mail_text(concat_ws(E'\n\n', letter ->> 'code_note', letter ->> 'code'))
      where letter ->> 'code' is not null
    union all
    select 7, 0, private.mail_text(letter ->> 'footnote')
    union all
    select 8, 0, concat_ws(E'\n', '-- ', private.mail_text(site), '{{site_url}}/', private.mail_text(letter ->> 'reason'),
      case when letter ->> 'unsubscribe' is not null then 'No more of these mails: '
        || private.mail_address(jsonb_build_object('path', letter ->> 'unsubscribe')) end)
  ) as parts where part <> ''
$function$;
grant execute on function private.letter_text(letter jsonb, site text) to keeper;
