-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_gift(subscription uuid, kind public.gift_change_kind, key text DEFAULT NULL::text, gift_cents integer DEFAULT NULL::integer, frequency public.gift_frequency DEFAULT NULL::public.gift_frequency, next_charge_on date DEFAULT NULL::date, months integer DEFAULT NULL::integer, ends_on date DEFAULT NULL::date)
 RETURNS public.gift_change
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  plan public.subscriptions := private.managed_subscription($1, $3);
begin
  if plan.id is null then return ('unknown', null)::public.gift_change; end if;
  select * into plan from public.subscriptions s where s.id = plan.id for update;
  if plan.status not in ('active', 'past-due') or plan.status = 'past-due' and $2 not in ('card', 'cancel') then
    return ('not-possible', null)::public.gift_change;
  end if;
  if $2 not in ('card', 'cancel') and plan.ends_at is not null and plan.next_charge_at is null then
    return ('not-possible', null)::public.gift_change;
  end if;
  if (select count(*) from private.gift_changes c
      where c.subscription_id = plan.id and c.created_at > now() - interval '1 day') >= 30 then
    return ('too-many', null)::public.gift_change;
  end if;
  if $2 not in ('card', 'cancel') and exists (select from private.gift_changes c
      where c.subscription_id = plan.id and c.done_at is null and c.kind <> 'card') then
    return ('busy', null)::public.gift_change;
  end if;
  case $2
    when 'amount' then
      plan.fee_cents := case when plan.fee_cents > 0 then private.covered_fee($4, plan.is_bank_debit) else 0 end;
      plan.gift_cents := $4;
    when 'frequency' then plan.frequency := $5;
    when 'date' then plan.next_charge_at := private.charge_time($6);
    when 'skip' then plan.next_charge_at := plan.next_charge_at + private.frequency_interval(plan.frequency);
    when 'pause' then
      if $7 is null or $7 not in (1, 3, 6) then return ('invalid', null)::public.gift_change; end if;
      plan.next_charge_at := plan.next_charge_at + make_interval(months => $7);
    when 'end' then plan.ends_at := ($8 + 1)::timestamp at time zone (select s.giving_time_zone from public.site_settings s);
    else null;
  end case;
  if plan.next_charge_at >= plan.ends_at or $2 = 'end' and (plan.ends_at < now() or $8 > current_date + 3660) then
    return (case when $2 in ('date', 'end') then 'invalid' else 'not-possible' end, null)::public.gift_change;
  end if;
  if $2 in ('date', 'skip', 'pause') and (plan.next_charge_at is null
      or plan.next_charge_at < private.charge_time((now() at time zone 'UTC')::date + 1)
      or plan.next_charge_at > now() + interval '2 years') then
    return (case when $2 = 'date' then 'invalid' else 'not-possible' end, null)::public.gift_change;
  end if;
  return ('accepted', private.request_gift_change(plan, $2, 'donor'))::public.gift_change;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or datetime_field_overflow then
    return ('invalid', null)::public.gift_change;
end $function$;
alter function private.change_gift(subscription uuid, kind public.gift_change_kind, key text, gift_cents integer, frequency public.gift_frequency, next_charge_on date, months integer, ends_on date) owner to function_owner;
grant execute on function private.change_gift(subscription uuid, kind public.gift_change_kind, key text, gift_cents integer, frequency public.gift_frequency, next_charge_on date, months integer, ends_on date) to anon, authenticated;
