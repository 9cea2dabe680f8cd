-- Layout of every email: callers pass the content to private.queue_letter.

create function private.html_escaped(given text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(replace(replace(replace(replace(given,
    '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

-- Text in a mail keeps its line breaks and loses every other control character.
create function private.mail_text(given text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(replace(given, E'\r\n', E'\n'), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]', '', 'g')
$$;

create function private.mail_html(given text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(private.html_escaped(private.mail_text(given)), E'\n', '<br>')
$$;

-- A path of the site, or an address of the web. Anything else is a mistake of the caller, not of a visitor.
create function private.mail_address(target jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if target ->> 'path' ~ '^/([^/\\[:cntrl:][:space:]<>"][^[:cntrl:][:space:]<>"]*)?$' then
    return '{{site_url}}' || (target ->> 'path');
  elsif target ->> 'url' ~ '^https?://[^[:cntrl:][:space:]<>"]+$' then
    return target ->> 'url';
  end if;
  raise exception 'a mail links to a path of the site or to an address of the web'
    using errcode = 'invalid_parameter_value';
end $$;

create function private.letter_text(letter jsonb, site text) returns text
language sql immutable set search_path = '' as $$
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
$$;

-- Mail programs know little CSS: tables for the frame, a style on each element, and one sheet for dark mode.
create function private.letter_html(letter jsonb, subject text, site text) returns text
language sql immutable set search_path = '' as $$
  with look as (
    select 'font-family:''Atkinson Hyperlegible Next'',''Segoe UI'',Helvetica,Arial,sans-serif;' as face,
      'margin:0 0 16px;font-size:17px;line-height:26px;color:#041c13;overflow-wrap:anywhere;word-break:break-word;' as body,
      'font-size:14px;line-height:21px;color:#4c5663;' as small,
      'color:#037441;text-decoration:underline;' as link
  ), parts (place, number, html) as (
    select 1, 0::bigint, format('<h1 class="ink" style="%smargin:0 0 20px;font-size:30px;line-height:36px;font-weight:800;letter-spacing:-0.01em;color:#041c13;overflow-wrap:anywhere;word-break:break-word;">%s</h1>',
        face, private.mail_html(letter ->> 'heading')) from look
    union all
    select 2, number, format('<p class="ink" style="%s%s">%s</p>', face, body, private.mail_html(paragraph))
      from look, jsonb_array_elements_text(letter -> 'paragraphs') with ordinality as _ (paragraph, number)
    union all
    select 3, 0, format('<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;">%s</table>',
        string_agg(format('<tr><td class="soft" width="76" valign="top" style="%s%spadding:6px 12px 4px 0;">%s</td><td class="ink" valign="top" style="%sfont-size:17px;line-height:24px;font-weight:700;color:#041c13;padding:4px 0;overflow-wrap:anywhere;word-break:break-word;">%s</td></tr>',
          face, small, private.mail_html(fact ->> 'label'), face, private.mail_html(fact ->> 'value')), '' order by number))
      from look, jsonb_array_elements(letter -> 'facts') with ordinality as _ (fact, number) having count(*) > 0
    union all
    select 4, number, format('<p class="ink" style="%s%s"><strong>%s</strong>%s</p>', face, body,
        case when item ->> 'path' is null then private.mail_html(item ->> 'title')
          else format('<a class="link" href="%s" style="%s">%s</a>',
            private.html_escaped(private.mail_address(item)), link, private.mail_html(item ->> 'title')) end,
        coalesce('<br>' || private.mail_html(item ->> 'body'), ''))
      from look, jsonb_array_elements(letter -> 'items') with ordinality as _ (item, number)
    union all
    select 5, 0, format('<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="key" bgcolor="#35e583" style="background-color:#35e583;border:2px solid #041c13;border-bottom-width:6px;border-radius:14px;"><a class="keytop" href="%s" style="%sdisplay:inline-block;padding:13px 26px;font-size:18px;line-height:24px;font-weight:700;color:#041c13;text-decoration:none;">%s</a></td></tr></table>',
        private.html_escaped(private.mail_address(action)), face, private.mail_html(action ->> 'label'))
      from look, (select letter -> 'action' as action) as _ where action is not null
    union all
    select 6, 0, format('%s<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;"><tr><td class="code" bgcolor="#eefef4" style="background-color:#eefef4;padding:12px 20px;border-radius:10px;font-family:Consolas,Menlo,''Courier New'',monospace;font-size:30px;line-height:36px;font-weight:700;letter-spacing:0.18em;color:#041c13;">%s</td></tr></table>',
        coalesce(format('<p class="ink" style="%s%s">%s</p>', face, body, private.mail_html(letter ->> 'code_note')), ''),
        private.mail_html(letter ->> 'code'))
      from look where letter ->> 'code' is not null
    union all
    select 7, 0, format('<p class="soft" style="%s%smargin:0;">%s</p>', face, small, private.mail_html(letter ->> 'footnote'))
      from look where letter ->> 'footnote' is not null
  )
  select format($mail$<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>%1$s</title>
<style>
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background-color: #040f0a !important; }
  .sheet { background-color: #031f14 !important; }
  .ink, .code { color: #f7fafc !important; }
  .soft { color: #cfd6dd !important; }
  .link { color: #76f4a8 !important; }
  .code { background-color: #043a25 !important; }
  .key { border-color: #089952 !important; }
}
</style>
</head>
<body class="page" bgcolor="#f0f4f8" style="margin:0;padding:0;background-color:#f0f4f8;-webkit-text-size-adjust:100%%;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;">%2$s%3$s</div>
<table role="presentation" class="page" width="100%%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f0f4f8" style="background-color:#f0f4f8;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%%;max-width:600px;text-align:left;">
<tr><td class="pad" bgcolor="#35e583" style="background-color:#35e583;padding:20px 36px;border-radius:16px 16px 0 0;"><span style="font-family:'Anybody','Arial Black',Arial,sans-serif;font-size:24px;line-height:28px;font-weight:900;letter-spacing:-0.02em;color:#041c13;">%4$s</span></td></tr>
<tr><td class="sheet pad" bgcolor="#ffffff" style="background-color:#ffffff;padding:36px 36px 32px;border-radius:0 0 16px 16px;">
%5$s
</td></tr>
<tr><td class="pad" style="padding:20px 36px 8px;">
<p class="soft" style="%6$s%7$smargin:0;">%8$s</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
$mail$,
    private.mail_html(subject),
    private.mail_html(coalesce(letter ->> 'preheader', letter ->> 'heading')),
    repeat('&#847;&zwnj;&nbsp;', 60),
    private.mail_html(site),
    (select string_agg(html, E'\n' order by place, number) from parts where html is not null),
    face, small,
    concat_ws('<br>',
      format('<a class="link" href="{{site_url}}/" style="%s">%s</a>', link, private.mail_html(site)),
      private.mail_html(letter ->> 'reason'),
      case when letter ->> 'unsubscribe' is not null then format('<a class="link" href="%s" style="%s">No more of these mails</a> · <a class="link" href="{{site_url}}/me/notifications" style="%s">Choose what we send you</a>',
        private.html_escaped(private.mail_address(jsonb_build_object('path', letter ->> 'unsubscribe'))), link, link) end)
  ) from look
$$;

/* Writes a mail in the caller's transaction. The letter: {"heading", "preheader"?, "paragraphs": [text…],
   "facts": [{"label", "value"}…]?, "items": [{"title", "body"?, "path"?}…]?, "action": {"label", "path" | "url"}?,
   "code"?, "code_note"?, "footnote"?, "reason"?: why we write, "unsubscribe"?: path}. */
create function private.queue_letter(
  kind text, to_address text, subject text, letter jsonb, dedupe_key text default null
) returns void language plpgsql set search_path = '' as $$
declare
  site text := coalesce((select s.name from public.site_settings s), '');
  line text := left(trim(regexp_replace(subject, '[[:cntrl:][:space:]\u2028\u2029]+', ' ', 'g')), 200);
  whole jsonb := jsonb_build_object('reason', 'If this mail was not meant for you, you can ignore it.') || letter;
begin
  insert into private.mail_outbox (kind, to_address, subject, text_body, html_body, dedupe_key, unsubscribe_path)
    values ($1, $2, line, private.letter_text(whole, site), private.letter_html(whole, line, site), $5,
      letter ->> 'unsubscribe')
    on conflict do nothing;
end $$;
grant execute on function private.html_escaped(text), private.mail_text(text), private.mail_html(text),
  private.mail_address(jsonb), private.letter_text(jsonb, text), private.letter_html(jsonb, text, text),
  private.queue_letter(text, text, text, jsonb, text) to keeper;
