-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.refund_limit()
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then
    raise insufficient_privilege using message = 'only finance reads the limit';
  end if;
  return (select s.refund_limit_cents from public.site_settings s);
end $function$;
alter function private.refund_limit() owner to function_owner;
grant execute on function private.refund_limit() to authenticated;
