-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_staff(VARIADIC roles public.app_role[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.has_staff_session() and exists (
    select from public.user_roles r
    where r.user_id = (select private.caller_id()) and (r.role = 'admin' or r.role = any (roles))
  );
end $function$;
alter function private.is_staff(VARIADIC roles public.app_role[]) owner to function_owner;
grant execute on function private.is_staff(VARIADIC roles public.app_role[]) to authenticated;
