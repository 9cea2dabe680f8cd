-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gift uuid;
  plan public.subscriptions;
  agreed record;
begin
  select d.id into gift from public.donations d where d.subscription_id = subscription and d.invoice_id = invoice;
  if gift is not null then return gift; end if;
  select * into plan from public.subscriptions s where s.id = $1;
  select c.gift_cents, c.fee_cents into agreed from (
      select plan.gift_cents, plan.fee_cents, now() as agreed_at
      union all (select d.gift_cents, d.fee_cents, d.created_at from public.donations d
        where d.subscription_id = $1 order by d.created_at, d.id limit 1)
      union all select g.gift_cents, g.fee_cents, g.created_at from private.gift_changes g where g.subscription_id = $1
    ) as c where c.gift_cents + c.fee_cents = $4 order by c.agreed_at desc limit 1;
  if plan.starts_at is not null then
    update public.donations d set invoice_id = $2, frequency = plan.frequency,
        gift_cents = coalesce(agreed.gift_cents, plan.gift_cents), fee_cents = coalesce(agreed.fee_cents, plan.fee_cents)
      where d.subscription_id = $1 and d.invoice_id is null and d.paid_at is null returning d.id into gift;
    if gift is not null then return gift; end if;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, employer, is_live, invoice_id, is_bank_debit)
    select plan.user_id, f.donor_name, plan.donor_email, f.visibility, coalesce(agreed.gift_cents, plan.gift_cents),
      coalesce(agreed.fee_cents, plan.fee_cents), plan.frequency, plan.id, f.employer, $3, $2, plan.is_bank_debit
    from public.donations f where f.subscription_id = $1 order by f.created_at, f.id limit 1 returning id into gift;
  return gift;
end $function$;
alter function private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer) owner to function_owner;
