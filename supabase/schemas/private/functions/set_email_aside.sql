-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_email_aside(email uuid, reason public.set_aside_reason)
 RETURNS public.set_aside_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') or not exists (select from private.email_outbox m where m.id = email) then
    return 'unknown';
  end if;
  perform private.set_audit_reason(reason::text);
  update private.email_outbox m set set_aside_at = now(), set_aside_reason = reason
    where m.id = email and m.status = 'dead' and m.set_aside_at is null and m.resent_at is null and reason is not null;
  return (case when found then 'set-aside' else 'not-failed' end)::public.set_aside_outcome;
end $function$;
alter function private.set_email_aside(email uuid, reason public.set_aside_reason) owner to function_owner;
grant execute on function private.set_email_aside(email uuid, reason public.set_aside_reason) to authenticated;
