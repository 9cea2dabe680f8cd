-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.taker_name(taker uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then return null; end if;
  return (select p.display_name from public.profiles p
    where p.id = taker and exists (select from public.taken_items t where t.taken_by = taker));
end $function$;
alter function private.taker_name(taker uuid) owner to function_owner;
grant execute on function private.taker_name(taker uuid) to authenticated;
