-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.buy_costume(costume text)
 RETURNS public.purchase_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.pay_for_costume(private.caller_id(), costume);
end $function$;
alter function private.buy_costume(costume text) owner to function_owner;
grant execute on function private.buy_costume(costume text) to authenticated;
