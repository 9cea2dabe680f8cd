-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.report_mail_webhook(webhook text, reports jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.mail_webhooks (id) values (webhook) on conflict do nothing;
  if not found then return 0; end if;
  return (select coalesce(sum(private.report_mail_event(r ->> 'email', (r ->> 'event')::public.mail_event)), 0)
    from jsonb_array_elements(reports) as r);
end $function$;
alter function private.report_mail_webhook(webhook text, reports jsonb) owner to function_owner;
grant execute on function private.report_mail_webhook(webhook text, reports jsonb) to service_role;
