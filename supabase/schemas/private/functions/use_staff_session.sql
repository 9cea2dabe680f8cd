-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.use_staff_session()
 RETURNS public.staff_session_state
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_proof timestamptz;
  last_proof timestamptz;
begin
  if not private.caller_has_second_factor()
    or not exists (select from public.user_roles r where r.user_id = private.caller_id()) then return 'none'; end if;
  if private.has_staff_session() then
    update public.member_sessions s set staff_seen_at = now()
      where s.id = private.caller_session_id() and s.staff_seen_at < now() - interval '1 minute';
    return case when private.is_viewing_role() then 'viewing' else 'active' end;
  end if;
  select to_timestamp(min((m ->> 'timestamp')::bigint)), to_timestamp(max((m ->> 'timestamp')::bigint))
    into first_proof, last_proof
    from jsonb_array_elements(coalesce(current_setting('request.jwt.claims')::jsonb -> 'amr', '[]')) as m;
  select least(first_proof, s.staff_since) into first_proof from public.member_sessions s
    where s.id = private.caller_session_id();
  if not private.is_staff_time(first_proof, last_proof) then return 'over'; end if;
  update public.member_sessions s set staff_since = first_proof, staff_seen_at = now()
    where s.id = private.caller_session_id() and s.user_id = private.caller_id() and s.ended_at is null;
  return case when found then 'active' else 'over' end;
end $function$;
alter function private.use_staff_session() owner to function_owner;
grant execute on function private.use_staff_session() to authenticated;
