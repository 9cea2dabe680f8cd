-- Status and name changes of certificates by holders and staff.

create type public.certificate_status_outcome as enum (
  'changed', 'unchanged', 'already-revoked', 'invalid', 'unknown', 'not-allowed'
);

-- Every change needs a reason, and the holder is notified.
create function private.set_certificate_status(wanted text, new_status text, reason text default null) returns public.certificate_status_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.certificates;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  select * into held from public.certificates c where c.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.status = 'revoked' then return 'already-revoked'; end if;
  if held.status = new_status then return 'unchanged'; end if;
  if not coalesce(case new_status
    when 'valid' then reason in ('cleared', 'mistake')
    when 'suspended' then reason in ('under-review', 'name-of-another', 'cheating', 'holder-asked')
    when 'revoked' then reason in ('issued-in-error', 'name-of-another', 'cheating', 'holder-asked')
  end, false) then return 'invalid'; end if;
  perform private.set_audit_reason(reason);
  update public.certificates set status = new_status,
    status_reason = case when new_status <> 'valid' then reason end where id = wanted;
  insert into public.certificate_events (certificate_id, kind, detail, actor) values (wanted,
    case new_status when 'valid' then 'reinstated' else new_status end, reason, private.caller_id());
  if held.user_id is not null then
    perform private.notify(held.user_id, 'account',
      case new_status when 'valid' then 'certificate-reinstated' when 'suspended' then 'certificate-suspended'
        else 'certificate-revoked' end,
      jsonb_build_object('certificate', wanted, 'course', held.course_title));
    -- A request of the holder can need a review now, or no longer.
    perform private.issue_waiting_certificates(held.user_id);
  end if;
  return 'changed';
end $$;
call private.publish_function('set_certificate_status', '{authenticated}');

create type public.certificate_name_outcome as enum (
  'saved', 'unchanged', 'initials-only', 'no-reason', 'invalid', 'unknown', 'not-allowed'
);

-- The holder chooses how the name is shown. The name itself was fixed when the certificate was issued: otherwise one
-- pass would yield signed credentials in many names.
create function private.change_certificate_name_form(wanted text, new_form text)
returns public.certificate_name_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.certificates;
begin
  select * into held from public.certificates c where c.id = wanted and c.user_id = private.caller_id() for update;
  if held.id is null then return 'unknown'; end if;
  if new_form is null or new_form not in ('full', 'initials', 'hidden') then return 'invalid'; end if;
  if new_form = 'full' and private.is_minor(held.user_id) then return 'initials-only'; end if;
  if new_form <> held.name_form then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (wanted, 'name-form', new_form, held.user_id);
    update public.certificates set name_form = new_form where id = wanted;
  end if;
  return 'saved';
end $$;
call private.publish_function('change_certificate_name_form', '{authenticated}');

-- A corrected name is a new certificate: the old one is revoked, and its public page names the new one. The log shows
-- who changed it and why, never the old name.
create function private.correct_certificate_name(wanted text, new_name text, reason text)
returns public.certificate_name_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('correct_certificate_name', '{authenticated}');

create type public.certificate_decision_outcome as enum (
  'approved', 'refused', 'already-decided', 'invalid', 'own', 'not-allowed'
);

-- An instructor decides about a new pass of a member whose certificate is suspended or was revoked for cheating.
create function private.decide_certificate_request(wanted uuid, is_approved boolean)
returns public.certificate_decision_outcome language plpgsql security definer set search_path = '' as $$
declare
  request public.certificate_requests;
  course public.courses;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  if is_approved is null then return 'invalid'; end if;
  select * into request from public.certificate_requests r
    where r.id = wanted and r.review_of is not null and r.refused_at is null for update;
  if request.id is null then return 'already-decided'; end if;
  if request.user_id = private.caller_id() then return 'own'; end if;
  select k.* into course from public.courses k join public.quiz_attempts a on a.course_id = k.id
    where a.id = request.attempt_id;
  insert into public.certificate_events (certificate_id, kind, actor)
    select h, case when is_approved then 'new-pass-approved' else 'new-pass-refused' end, private.caller_id()
    from private.held_certificates(request.user_id, course.id) h;
  if is_approved then
    perform private.issue_certificate(request.attempt_id);
    return 'approved';
  end if;
  update public.certificate_requests r set refused_at = now(), refused_by = private.caller_id() where r.id = wanted;
  perform private.notify(request.user_id, 'account', 'certificate-refused',
    jsonb_build_object('certificate', request.review_of, 'course', course.title));
  return 'refused';
end $$;
call private.publish_function('decide_certificate_request', '{authenticated}');
