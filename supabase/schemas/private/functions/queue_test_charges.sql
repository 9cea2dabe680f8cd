-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.queue_test_charges()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select s.id, case when s.status = 'active' then coalesce(s.next_charge_at, s.ends_at) when s.status = 'past-due' then s.retry_at end as at
    from public.subscriptions s
    where case when s.status = 'active' then coalesce(s.next_charge_at, s.ends_at) when s.status = 'past-due' then s.retry_at end <= now()
      and s.provider_id like 'sub\_test\_%'
    limit 500
  ), queued as (
    select private.enqueue_job('charge_test_gift', jsonb_build_object('subscription', due.id), now(),
      'charge ' || due.id || ' ' || extract(epoch from due.at)) from due
  )
  select count(*) from queued
$function$;
alter function private.queue_test_charges() owner to function_owner;
