-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.resend_email(email uuid)
 RETURNS public.resend_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  original private.email_outbox;
  outcome public.resend_outcome;
begin
  if not private.is_staff('admin') then return 'unknown'; end if;
  select m.* into original from private.email_outbox m where m.id = email for update;
  outcome := private.resend_outcome(original);
  if outcome <> 'resent' then return outcome; end if;
  insert into private.email_outbox (message, params, locale, topic, to_address, unsubscribe_path, resend_of)
    values (original.message, original.params, original.locale, original.topic, original.to_address,
      original.unsubscribe_path, original.id);
  update private.email_outbox m set resent_at = now() where m.id = original.id;
  return outcome;
end $function$;
alter function private.resend_email(email uuid) owner to function_owner;
grant execute on function private.resend_email(email uuid) to authenticated;
