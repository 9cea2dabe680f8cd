-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.person_sessions(person uuid)
 RETURNS TABLE(id uuid, device text, started_at timestamp with time zone, seen_at timestamp with time zone, ended_at timestamp with time zone, is_own boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_opened(person) then return; end if;
  return query select s.id, s.device, s.started_at, s.seen_at, s.ended_at, s.id = private.caller_session_id()
    from public.member_sessions s where s.user_id = person order by s.seen_at desc limit 50;
end $function$;
alter function private.person_sessions(person uuid) owner to function_owner;
grant execute on function private.person_sessions(person uuid) to authenticated;
