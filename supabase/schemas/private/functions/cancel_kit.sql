-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_kit()
 RETURNS public.kit_cancel_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  freed integer;
begin
  update public.kit_requests r set status = 'canceled', changed_at = now(),
    full_name = null, street = null, city = null, zip = null
    where r.user_id = private.caller_id() and private.is_cancelable(r.status) returning r.quantity into freed;
  if freed is null then return 'nothing-open'; end if;
  update public.kit_stock set kits = kits + freed where id;
  return 'canceled';
end $function$;
alter function private.cancel_kit() owner to function_owner;
grant execute on function private.cancel_kit() to authenticated;
