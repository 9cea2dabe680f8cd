-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_email_text_test(subject text, heading text, body text, button text DEFAULT NULL::text)
 RETURNS public.test_email_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given jsonb := jsonb_build_object('subject', subject, 'heading', heading, 'body', body, 'button', button);
  address text;
begin
  if not private.is_staff('editor') or num_nulls(subject, heading, body) > 0
    or greatest(length(subject), length(heading), length(button)) > 600 or length(body) > 10000 then return 'not-allowed'; end if;
  select m.address into address from private.confirmed_emails m where m.user_id = private.caller_id();
  if address is null then return 'no-address'; end if;
  perform private.queue_email('email-text-test', address, given,
    concat('email-text-test ', private.caller_id(), to_char(now(), ' YYYY-MM-DD HH24:MI ')));
  return 'queued';
end $function$;
alter function private.send_email_text_test(subject text, heading text, body text, button text) owner to function_owner;
grant execute on function private.send_email_text_test(subject text, heading text, body text, button text) to authenticated;
