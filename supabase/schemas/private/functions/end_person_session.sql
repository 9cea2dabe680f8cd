-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_person_session(person uuid, session uuid)
 RETURNS public.session_end
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry uuid := gen_random_uuid();
begin
  if not private.has_opened(person) then return 'missing'; end if;
  update public.member_sessions s set ended_at = now() where s.id = session and s.user_id = person;
  if not found then return 'missing'; end if;
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, record_id)
    values (entry, private.audit_group(), private.caller_id(), 'deleted', 'member_sessions', session::text);
  insert into private.audit_unsealed (entry_id) values (entry);
  if not private.may_end_sessions() then return 'marked'; end if;
  delete from auth.sessions s where s.id = session;
  return 'ended';
end $function$;
alter function private.end_person_session(person uuid, session uuid) owner to function_owner;
grant execute on function private.end_person_session(person uuid, session uuid) to authenticated;
