-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.correct_certificate_name(wanted text, new_name text, reason text)
 RETURNS public.certificate_name_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.certificates;
  cleaned text := private.clean_certificate_name(new_name);
  made text;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  select * into held from public.certificates c where c.id = wanted for update;
  -- A certificate of an erased account stays without a name, and only the newest valid one is corrected.
  if held.id is null or held.user_id is null or held.status <> 'valid'
    or exists (select from public.certificates n where n.replaces = wanted) then return 'unknown'; end if;
  if cleaned is null then return 'invalid'; end if;
  if reason is null or reason not in ('misspelled', 'new-name', 'holder-asked') then return 'no-reason'; end if;
  if cleaned is not distinct from held.holder_name then return 'unchanged'; end if;
  perform private.set_audit_reason(reason);
  update public.certificates set status = 'revoked', status_reason = 'name-corrected', attempt_id = null
    where id = wanted;
  insert into public.certificates (id, user_id, course_id, attempt_id, course_title, criteria, holder_name, name_form,
    issued_at, expires_at, replaces)
  values (private.new_certificate_id(), held.user_id, held.course_id, held.attempt_id, held.course_title, held.criteria,
    cleaned, held.name_form, held.issued_at, held.expires_at, wanted) returning id into made;
  insert into public.certificate_events (certificate_id, kind, detail, actor) values
    (wanted, 'name-corrected', reason, private.caller_id()), (made, 'issued', wanted, private.caller_id());
  perform private.notify(held.user_id, 'account', 'certificate-name-corrected',
    jsonb_build_object('certificate', made, 'course', held.course_title));
  return 'saved';
end $function$;
alter function private.correct_certificate_name(wanted text, new_name text, reason text) owner to function_owner;
grant execute on function private.correct_certificate_name(wanted text, new_name text, reason text) to authenticated;
