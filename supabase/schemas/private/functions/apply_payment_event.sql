-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_payment_event(id text, kind public.payment_event_kind, occurred_at timestamp with time zone, is_live boolean, donation uuid DEFAULT NULL::uuid, subscription uuid DEFAULT NULL::uuid, provider_subscription text DEFAULT NULL::text, invoice text DEFAULT NULL::text, payment text DEFAULT NULL::text, amount_cents integer DEFAULT NULL::integer, currency text DEFAULT NULL::text, change uuid DEFAULT NULL::uuid, next_charge_at timestamp with time zone DEFAULT NULL::timestamp with time zone, retry_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.payment_event_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  plan public.subscriptions;
  gift public.donations;
  found_problem public.payment_problem;
begin
  -- Waits for a delivery of the same event that is being applied.
  perform pg_advisory_xact_lock(hashtextextended('payment event ' || $1, 0));
  if exists (select from private.payment_events e where e.id = $1) then return 'duplicate'; end if;
  select * into plan from public.subscriptions s where s.id = $6 for update;
  if $5 is null and plan.id is not null and $8 is not null then
    donation := private.recurring_donation(plan.id, $8, $4, $10);
  elsif $5 is null and $9 is not null then
    select d.id into donation from public.donations d where d.payment_id = $9;
  end if;
  select * into gift from public.donations d where d.id = donation for update;
  if $2::text like 'subscription-%' then
    found_problem := case when plan.id is null then 'unknown-gift' end;
  else
    found_problem := private.payment_mismatch(gift, $2, $4, $10, $11);
  end if;
  insert into private.payment_events (id, kind, occurred_at, is_live, donation_id, subscription_id, amount_cents, currency, problem)
    values ($1, $2, $3, $4, gift.id, plan.id, $10, $11, found_problem);
  if found_problem is not null then return 'held'; end if;
  if plan.id is not null then perform private.apply_to_subscription(plan, $2, $3, $7, $8, $12, $13, $14); end if;
  if gift.id is not null then perform private.apply_to_donation(gift, $2, $3, $9, $10); end if;
  return 'applied';
end $function$;
alter function private.apply_payment_event(id text, kind public.payment_event_kind, occurred_at timestamp with time zone, is_live boolean, donation uuid, subscription uuid, provider_subscription text, invoice text, payment text, amount_cents integer, currency text, change uuid, next_charge_at timestamp with time zone, retry_at timestamp with time zone) owner to function_owner;
grant execute on function private.apply_payment_event(id text, kind public.payment_event_kind, occurred_at timestamp with time zone, is_live boolean, donation uuid, subscription uuid, provider_subscription text, invoice text, payment text, amount_cents integer, currency text, change uuid, next_charge_at timestamp with time zone, retry_at timestamp with time zone) to service_role;
