-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.advance_raffles()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  due record;
begin
  for due in select r.id from public.raffles r left join public.raffle_draws d on d.raffle_id = r.id
    where r.published_at is not null and r.canceled_at is null and r.closes_at <= now() and d.raffle_id is null order by r.id
  loop
    perform private.seal_raffle(due.id);
  end loop;
  for due in select r.id, r.method from public.raffles r join public.raffle_draws d on d.raffle_id = r.id
    where r.canceled_at is null and d.drawn_at is null and private.draw_obstacle(r.id) is null order by r.id
  loop
    if due.method = 'commit-reveal' then perform private.reveal_raffle(due.id);
    else perform private.enqueue_job('draw_raffle', jsonb_build_object('raffle', due.id), now(),
      format('draw_raffle %s %s', due.id, date_trunc('hour', now(), 'UTC')));
    end if;
  end loop;
  perform private.remind_winners();
  for due in select w.id from public.raffle_winners w
    where w.claim_by < now() and w.claimed_at is null and w.passed_at is null and w.called_at is not null
    order by w.place for update
  loop
    perform private.pass_on(due.id);
  end loop;
end $function$;
grant execute on function private.advance_raffles() to function_owner;
