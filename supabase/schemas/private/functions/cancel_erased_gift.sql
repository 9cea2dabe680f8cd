-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_erased_gift()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.request_gift_change(new, 'cancel', 'erasure');
  return null;
end $function$;
alter function private.cancel_erased_gift() owner to function_owner;
