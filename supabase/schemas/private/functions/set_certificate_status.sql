-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_certificate_status(wanted text, new_status text, reason text DEFAULT NULL::text)
 RETURNS public.certificate_status_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.set_certificate_status(wanted text, new_status text, reason text) owner to function_owner;
grant execute on function private.set_certificate_status(wanted text, new_status text, reason text) to authenticated;
