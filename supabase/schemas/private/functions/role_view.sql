-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.role_view()
 RETURNS TABLE(role public.app_role, chapter_name text, ends_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session public.member_sessions := private.staff_session();
begin
  if not private.is_viewing_role() then return; end if;
  return query select session.viewed_role, (select c.name from public.chapters c where c.id = session.viewed_chapter),
    session.view_ends_at;
end $function$;
alter function private.role_view() owner to function_owner;
grant execute on function private.role_view() to authenticated;
