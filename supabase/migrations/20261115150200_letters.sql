-- The look of our mails, in one place: whatever writes to somebody hands its words to private.queue_letter.

-- The path that a mail program calls to end mails of this kind. The site's own address comes before it when
-- the mail leaves.
alter table private.mail_outbox add column unsubscribe_path text
  check (unsubscribe_path ~ '^/[^[:cntrl:][:space:]<>]*$' and length(unsubscribe_path) <= 500);
comment on column private.mail_outbox.unsubscribe_path is 'class:secret the token in it changes what a member is sent';

grant insert (kind, to_address, subject, text_body, html_body, dedupe_key, unsubscribe_path)
  on private.mail_outbox to keeper;
create policy "the keeper queues mail" on private.mail_outbox for insert to keeper with check (status = 'queued');
grant select on public.site_settings to keeper;
create policy "the keeper reads the settings" on public.site_settings for select to keeper using (true);

-- What was written to whom is forgotten after 30 days, and so is the way to answer it.
create or replace function private.remove_old_mail_bodies() returns bigint
language sql set search_path = '' as $$
  with emptied as (
    update private.mail_outbox set text_body = null, html_body = null, unsubscribe_path = null
    where created_at < now() - interval '30 days' and (text_body is not null or html_body is not null)
      and status in ('sent', 'captured', 'dead')
    returning 1
  )
  select count(*) from emptied
$$;

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

-- Sending, for whoever does it: our own server, or on a hosted project the function send-mail.
grant select, update (status, attempts, claimed_until, message_id, sent_at, last_error, next_attempt_at)
  on private.mail_outbox to keeper;
create policy "the keeper sees to the outbox" on private.mail_outbox for select to keeper using (true);
create policy "the keeper notes what became of mail" on private.mail_outbox for update to keeper
  using (true) with check (true);

create function private.is_too_old_to_send(written timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select written < now() - interval '72 hours'
$$;

-- The mail that waits longest, for one caller alone until the lease ends. A mail whose lease has ended belongs
-- to a process that did not live to report. `attempts` tells this claim from a later one.
create function private.claim_mail(lease_ms integer, domain text) returns table (
  id uuid, kind text, to_address text, subject text, text_body text, html_body text, unsubscribe_path text,
  message_id text, attempts integer, created_at timestamptz
) language sql security definer set search_path = '' as $$
  update private.mail_outbox m set status = 'sending', attempts = m.attempts + 1,
    claimed_until = now() + lease_ms * interval '1 millisecond',
    message_id = coalesce(m.message_id, '<' || m.id || '@' || domain || '>')
  where m.id = (
    select w.id from private.mail_outbox w
    where (w.status = 'queued' and w.next_attempt_at <= now() or w.status = 'sending' and w.claimed_until < now())
      and not private.is_too_old_to_send(w.created_at)
    order by w.next_attempt_at limit 1 for update skip locked
  )
  returning m.id, m.kind, m.to_address, m.subject, m.text_body, m.html_body, m.unsubscribe_path, m.message_id,
    m.attempts, m.created_at
$$;

-- Whoever holds the claim by now: the mail is out.
create function private.mark_mail_sent(mail uuid) returns void
language sql security definer set search_path = '' as $$
  update private.mail_outbox set status = 'sent', sent_at = now(), claimed_until = null, last_error = null
  where id = mail and status <> 'sent'
$$;

-- Tries again after 1, 2, 4 … 120 minutes, for three days; a final failure is not tried again.
create function private.mark_mail_failed(mail uuid, attempt integer, message text, is_final boolean)
returns text language sql security definer set search_path = '' as $$
  update private.mail_outbox set claimed_until = null, last_error = left(message, 1000),
    status = case when is_final or private.is_too_old_to_send(created_at) then 'dead' else 'queued' end,
    next_attempt_at = now() + least(interval '2 hours', interval '1 minute' * 2 ^ least(attempts - 1, 10))
  where id = mail and status = 'sending' and attempts = attempt
  returning case status when 'dead' then 'given up' else 'waits' end
$$;

-- Gives up what is too old to be of use, and says how many mails that were.
create function private.give_up_old_mail() returns bigint
language sql security definer set search_path = '' as $$
  with given_up as (
    update private.mail_outbox set status = 'dead', claimed_until = null,
      last_error = coalesce(last_error, 'Not delivered within 72 hours')
    where (status = 'queued' or status = 'sending' and claimed_until < now())
      and private.is_too_old_to_send(created_at)
    returning 1
  )
  select count(*) from given_up
$$;

alter function private.claim_mail(integer, text) owner to keeper;
alter function private.mark_mail_sent(uuid) owner to keeper;
alter function private.mark_mail_failed(uuid, integer, text, boolean) owner to keeper;
alter function private.give_up_old_mail() owner to keeper;
grant execute on function private.is_too_old_to_send(timestamptz) to keeper;
grant execute on function private.claim_mail(integer, text), private.mark_mail_sent(uuid),
  private.mark_mail_failed(uuid, integer, text, boolean), private.give_up_old_mail() to service_role;

create function public.claim_mail(lease_ms integer, domain text) returns table (
  id uuid, kind text, to_address text, subject text, text_body text, html_body text, unsubscribe_path text,
  message_id text, attempts integer, created_at timestamptz
) language sql set search_path = '' as $$
  select * from private.claim_mail(lease_ms, domain)
$$;
create function public.mark_mail_sent(mail uuid) returns void language sql set search_path = '' as $$
  select private.mark_mail_sent(mail)
$$;
create function public.mark_mail_failed(mail uuid, attempt integer, message text, is_final boolean)
returns text language sql set search_path = '' as $$
  select private.mark_mail_failed(mail, attempt, message, is_final)
$$;
create function public.give_up_old_mail() returns bigint language sql set search_path = '' as $$
  select private.give_up_old_mail()
$$;
grant execute on function public.claim_mail(integer, text), public.mark_mail_sent(uuid),
  public.mark_mail_failed(uuid, integer, text, boolean), public.give_up_old_mail() to service_role;
