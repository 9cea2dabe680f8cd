-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_session(session_id uuid)
 RETURNS public.session_end
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.member_sessions s set ended_at = now()
    where s.id = session_id and s.user_id = (select private.caller_id());
  if not found then return 'missing'; end if;
  if not private.may_end_sessions() then return 'marked'; end if;
  delete from auth.sessions s where s.id = session_id;
  return 'ended';
end $function$;
alter function private.end_session(session_id uuid) owner to function_owner;
grant execute on function private.end_session(session_id uuid) to authenticated;
