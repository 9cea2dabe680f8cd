-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.queue_email(kind text, to_address text, subject text, content jsonb, dedupe_key text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  site text := coalesce((select s.name from public.site_settings s), '');
  line text := left(trim(regexp_replace(subject, '[[:cntrl:][:space:]\u2028\u2029]+', ' ', 'g')), 200);
  whole jsonb := jsonb_build_object('reason', 'If this mail was not meant for you, you can ignore it.') || content;
begin
  insert into private.email_outbox (kind, to_address, subject, text_body, html_body, dedupe_key, unsubscribe_path)
    values ($1, $2, line, private.email_text(whole, site), private.email_html(whole, line, site), $5,
      content ->> 'unsubscribe')
    on conflict do nothing;
end $function$;
grant execute on function private.queue_email(kind text, to_address text, subject text, content jsonb, dedupe_key text) to function_owner;
