-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_test_email()
 RETURNS public.test_email_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  select m.address into address from private.confirmed_emails m where m.user_id = private.caller_id();
  if address is null then return 'no-address'; end if;
  perform private.queue_email('test-email', address, '{}',
    'test-email ' || private.caller_id() || to_char(now(), ' YYYY-MM-DD HH24:MI'));
  return 'queued';
end $function$;
alter function private.send_test_email() owner to function_owner;
grant execute on function private.send_test_email() to authenticated;
