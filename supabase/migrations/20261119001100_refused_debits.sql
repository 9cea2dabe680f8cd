-- A bank may refuse a debit days after the checkout, when the donor has left the page: they are told by email.

-- Charges of a repeating gift after the first one have emails of their own.
create or replace function private.apply_to_donation(
  gift public.donations, kind public.payment_event_kind, occurred_at timestamptz, payment text, amount_cents integer
) returns void language plpgsql set search_path = '' as $$
declare
  was_paid boolean := gift.paid_at is not null;
begin
  update public.donations d set
    payment_id = coalesce(d.payment_id, $4),
    declined_at = case when $2 = 'declined' then coalesce(d.declined_at, $3) else d.declined_at end,
    pending_at = case when $2 = 'pending' then coalesce(d.pending_at, $3) else d.pending_at end,
    failed_at = case when $2 = 'failed' then coalesce(d.failed_at, $3) else d.failed_at end,
    paid_at = case when $2 = 'paid' then coalesce(d.paid_at, $3) else d.paid_at end,
    refunded_cents = case when $2 = 'refunded' then greatest(d.refunded_cents, $5) else d.refunded_cents end,
    dispute = greatest(d.dispute, case $2 when 'dispute-opened' then 'open' when 'dispute-won' then 'won'
      when 'dispute-lost' then 'lost' end::public.dispute_state)
    where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  if not was_paid and gift.paid_at is not null and gift.card_on is null then perform private.send_tribute_card(gift); end if;
  -- The two events may come in any order, and a checkout that was never finished is failed but was never pending.
  if gift.status = 'failed' and gift.pending_at is not null and gift.failed_at is not null and gift.invoice_id is null
      and gift.donor_email is not null then
    perform private.queue_email('gift-debit-failed', gift.donor_email,
      jsonb_build_object('cents', gift.total_cents, 'frequency', gift.frequency), 'debit failed ' || gift.id);
  end if;
end $$;

-- A letter is about days that are over: its last day is today, or that of the last hours, if the volunteer asks for more.
create or replace function private.issue_service_letter(from_day date, to_day date, out outcome public.letter_outcome, out id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  last_day date;
begin
  if coalesce($1 > $2, true) then outcome := 'invalid'; return; end if;
  perform pg_advisory_xact_lock(hashtextextended('letters of ' || me, 0));
  if (select count(*) from public.service_letters l
    where l.user_id = me and l.issued_at > now() - interval '1 day') >= 20 then outcome := 'too-many'; return; end if;
  if private.approved_minutes(me, $1, $2) = 0 then outcome := 'no-hours'; return; end if;
  select least($2, greatest((now() at time zone s.giving_time_zone)::date, (select max(h.day) from public.volunteer_hours h
      where h.user_id = me and h.status = 'approved' and h.day between $1 and $2))) into last_day
    from public.site_settings s;
  insert into public.service_letters (code, user_id, name, from_day, to_day, minutes, legal_name, address)
    select private.new_code(), me, private.volunteer_name(me), $1, last_day, private.approved_minutes(me, $1, last_day),
      coalesce(s.legal_name, s.name), s.postal_address
    from public.site_settings s returning service_letters.id into issue_service_letter.id;
  outcome := 'issued';
exception
  when check_violation or not_null_violation then outcome := 'invalid'; id := null;
end $$;
