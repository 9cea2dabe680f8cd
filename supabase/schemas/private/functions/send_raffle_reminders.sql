-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_raffle_reminders()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    delete from public.raffle_reminders m using public.raffles r
    where r.id = m.raffle_id and (r.canceled_at is not null or now() >= private.reminder_time(r, m.moment))
    returning m.user_id, m.moment, r.id, r.slug, r.title, r.canceled_at, r.closes_at, r.draws_at,
      (r.closes_at at time zone r.time_zone)::date as closes
  ), sent as materialized (
    select private.notify(d.user_id, 'raffles', case d.moment when 'opening' then 'raffle-open' else 'raffle-draw-soon' end,
      jsonb_build_object('title', d.title, 'slug', d.slug)
        || case d.moment when 'opening' then jsonb_build_object('closes', d.closes) else '{}' end,
      format('raffle reminder %s %s', d.id, d.moment))
    from due d where d.canceled_at is null and now() < case d.moment when 'opening' then d.closes_at else d.draws_at end
  )
  select count(*) from sent
$function$;
alter function private.send_raffle_reminders() owner to function_owner;
