-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_refund_limit(cents integer)
 RETURNS public.refund_limit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.site_settings s set refund_limit_cents = cents where s.id;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.set_refund_limit(cents integer) owner to function_owner;
grant execute on function private.set_refund_limit(cents integer) to authenticated;
