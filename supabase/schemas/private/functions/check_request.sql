-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_request()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_session_complete() then
    raise sqlstate 'PGRST' using
      message = '{"code": "insufficient_aal", "message": "Enter the code of the second factor first"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
  if private.is_viewing_role()
    and coalesce(current_setting('request.path', true), '') not in ('/rpc/use_staff_session', '/rpc/end_role_view') then
    perform set_config('transaction_read_only', 'on', true);
  end if;
end $function$;
grant execute on function private.check_request() to anon, authenticated, service_role;
