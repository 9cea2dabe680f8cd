-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gift uuid;
begin
  select d.id into gift from public.donations d where d.subscription_id = subscription and d.invoice_id = invoice;
  if gift is not null then return gift; end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, employer, is_live, invoice_id)
    select s.user_id, f.donor_name, s.donor_email, f.visibility, coalesce(a.gift_cents, s.gift_cents),
      coalesce(a.fee_cents, s.fee_cents), s.frequency, s.id, f.employer, $3, $2
    from public.subscriptions s
    join lateral (
      select * from public.donations d where d.subscription_id = s.id order by d.created_at, d.id limit 1
    ) as f on true
    left join lateral (
      select c.gift_cents, c.fee_cents from (
        select s.gift_cents, s.fee_cents, now() as agreed_at
        union all select f.gift_cents, f.fee_cents, f.created_at
        union all select c.gift_cents, c.fee_cents, c.created_at from private.gift_changes c where c.subscription_id = s.id
      ) as c where c.gift_cents + c.fee_cents = $4 order by c.agreed_at desc limit 1
    ) as a on true
    where s.id = subscription returning id into gift;
  return gift;
end $function$;
alter function private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer) owner to function_owner;
