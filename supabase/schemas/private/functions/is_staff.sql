-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_staff(VARIADIC roles public.app_role[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session public.member_sessions := private.staff_session();
begin
  if session.id is null then return false; end if;
  if session.view_ends_at > now() and session.viewed_role <> all (roles) then return false; end if;
  return exists (
    select from public.user_roles r
    where r.user_id = session.user_id
      and (r.role = 'admin' or r.role = any (roles) and (session.view_ends_at > now()) is not true)
  );
end $function$;
alter function private.is_staff(VARIADIC roles public.app_role[]) owner to function_owner;
grant execute on function private.is_staff(VARIADIC roles public.app_role[]) to authenticated;
