-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.advance_raffles()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_raffles();
  perform private.enqueue_job('advance_raffle', jsonb_build_object('raffle', due.raffle), now(),
    format('advance_raffle %s %s %s', due.raffle, due.step, date_trunc('hour', now(), 'UTC')))
  from (
    select r.id as raffle, 'seal' as step from public.raffles r
      where r.published_at is not null and r.canceled_at is null and r.closes_at <= now()
        and not exists (select from public.raffle_draws d where d.raffle_id = r.id)
    union all
    select r.id, 'draw' from public.raffles r join public.raffle_draws d on d.raffle_id = r.id
      where r.canceled_at is null and d.drawn_at is null and private.draw_obstacle(r.id) is null
    union all
    select w.raffle_id, 'pass on ' || w.id from public.raffle_winners w
      where w.claim_by < now() and w.claimed_at is null and w.passed_at is null and w.called_at is not null
  ) as due;
  perform private.remind_winners();
end $function$;
grant execute on function private.advance_raffles() to function_owner;
