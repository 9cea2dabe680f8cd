-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_role_view()
 RETURNS public.role_view_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  viewed public.app_role := (private.staff_session()).viewed_role;
begin
  if not private.is_viewing_role() then return 'not-viewing'; end if;
  update public.member_sessions s set viewed_role = null, viewed_chapter = null, view_ends_at = null
    where s.id = private.caller_session_id();
  perform private.log_role_view('deleted', viewed);
  return 'ended';
end $function$;
alter function private.end_role_view() owner to function_owner;
grant execute on function private.end_role_view() to authenticated;
