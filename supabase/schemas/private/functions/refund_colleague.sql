-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.refund_colleague(person uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if person is null or not private.is_staff('finance') then return null; end if;
  return private.display_name_of(person);
end $function$;
alter function private.refund_colleague(person uuid) owner to function_owner;
grant execute on function private.refund_colleague(person uuid) to authenticated;
