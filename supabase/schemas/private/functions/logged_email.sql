-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.logged_email(email uuid)
 RETURNS TABLE(id uuid, message text, to_address text, subject text, state public.email_state, problem public.email_problem, last_error text, attempts integer, created_at timestamp with time zone, next_attempt_at timestamp with time zone, sent_at timestamp with time zone, resent_at timestamp with time zone, set_aside_at timestamp with time zone, set_aside_reason public.set_aside_reason, resend public.resend_outcome)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return; end if;
  return query select m.id, m.message, m.to_address, m.subject, private.email_state(m), private.email_problem(m.last_error),
      m.last_error, m.attempts, m.created_at, case when m.status = 'queued' then m.next_attempt_at end, m.sent_at,
      m.resent_at, m.set_aside_at, m.set_aside_reason, private.resend_outcome(m)
    from private.email_outbox m where m.id = email;
end $function$;
alter function private.logged_email(email uuid) owner to function_owner;
grant execute on function private.logged_email(email uuid) to authenticated;
