-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.begin_planned_gift(plan public.subscriptions)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if plan.ends_at is not null then perform private.request_gift_change(plan, 'end', 'checkout'); end if;
  if plan.starts_at is null or plan.donor_email is null then return; end if;
  perform private.queue_email('gift-planned', plan.donor_email, jsonb_build_object('cents', plan.gift_cents + plan.fee_cents,
      'frequency', plan.frequency, 'startsOn', (plan.next_charge_at at time zone s.giving_time_zone)::date,
      'endsOn', private.last_day(plan.ends_at)), 'planned gift ' || plan.id)
    from public.site_settings s;
end $function$;
grant execute on function private.begin_planned_gift(plan public.subscriptions) to function_owner;
