-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.resend_outcome(email private.email_outbox)
 RETURNS public.resend_outcome
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (case
    when email.id is null then 'unknown'
    when email.message in ('newsletter-issue', 'newsletter-test') then 'newsletter'
    when email.message in ('account-merge', 'confirm-signup', 'email-change', 'gift-charge-failed', 'gift-link',
      'guardian-invitation', 'invitation', 'learner-invitation', 'magic-link', 'newsletter-confirm', 'newsletter-link',
      'password-recovery', 'reauthentication', 'young-learner-request') then 'one-time-link'
    when email.message in ('erasure-tomorrow', 'event-in-a-week', 'event-in-an-hour', 'event-offer', 'event-tomorrow',
      'raffle-claim-soon', 'raffle-draw-soon', 'raffle-open') then 'out-of-date'
    when email.status in ('queued', 'sending') or exists (select from private.email_outbox w
      where w.resend_of = email.id and w.status in ('queued', 'sending')) then 'waiting'
    when email.params is null then 'emptied'
    when email.topic is not null and exists (select from private.confirmed_emails m
      where lower(m.address) = lower(email.to_address) and not private.is_wanted(m.user_id, email.topic, 'email')) then 'unwanted'
    else 'resent' end)::public.resend_outcome;
end $function$;
grant execute on function private.resend_outcome(email private.email_outbox) to function_owner;
