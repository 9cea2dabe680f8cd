-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.open_person(person uuid, reason public.opening_reason, note text)
 RETURNS public.opening_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words text := nullif(btrim(left(note, 200)), '');
begin
  if not private.is_staff('admin') or reason is null then return 'not-allowed'; end if;
  if not exists (select from public.profiles p where p.id = person) then return 'unknown'; end if;
  if reason = 'other' and words is null then return 'missing-note'; end if;
  perform private.set_audit_reason(coalesce(words, reason::text));
  insert into public.record_openings (user_id, opened_by, session_id, reason, note)
    values (person, private.caller_id(), private.caller_session_id(), open_person.reason, words)
    on conflict (user_id, session_id) do nothing;
  return 'opened';
end $function$;
alter function private.open_person(person uuid, reason public.opening_reason, note text) owner to function_owner;
grant execute on function private.open_person(person uuid, reason public.opening_reason, note text) to authenticated;
