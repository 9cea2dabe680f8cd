-- What the clock does with raffles: it seals and draws them, passes prizes on, reminds winners and drops cached pages.

-- What is due for one raffle: the seal, the draw without a beacon, and prizes that were not claimed in time. Returns
-- the beacon round that a draw needs.
create function private.advance_raffle(wanted uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffles;
  late record;
begin
  select * into held from public.raffles r where r.id = wanted and r.published_at is not null for update;
  if held.id is null then return null; end if;
  perform private.seal_raffle(wanted);
  for late in select w.id from public.raffle_winners w where w.raffle_id = wanted and w.claim_by < now()
    and w.claimed_at is null and w.passed_at is null and w.called_at is not null order by w.place
  loop
    perform private.pass_on(late.id);
  end loop;
  if private.draw_obstacle(wanted) is not null then return null; end if;
  if held.method = 'commit-reveal' then perform private.reveal_raffle(wanted); end if;
  return held.beacon_round;
end $$;
call private.publish_function('advance_raffle', '{service_role}');

-- Runs every minute and queues a job for each raffle with something due, so that one that fails does not stop the
-- others. What is still due after an hour is queued again, for example while the beacon does not answer.
create function private.advance_raffles() returns void language plpgsql set search_path = '' as $$
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
end $$;

-- Pages that were cached before a raffle opened or closed show its old state: a change of the row drops them in every
-- process. Even an update of no rows would drop them, so it looks first.
create function private.refresh_raffles() returns void language plpgsql set search_path = '' as $$
declare
  stale uuid[] := array(select r.id from public.raffles r where r.published_at is not null and r.canceled_at is null
    and (r.updated_at < r.opens_at and r.opens_at <= now() or r.updated_at < r.closes_at and r.closes_at <= now()));
begin
  if stale <> '{}' then update public.raffles set updated_at = now() where id = any (stale); end if;
end $$;

create function private.remind_winners() returns void language sql set search_path = '' as $$
  select private.notify(w.user_id, 'account', 'raffle-claim-soon',
    jsonb_build_object('title', r.title, 'slug', r.slug, 'number', w.number, 'claim_by', w.claim_by,
      'time_zone', r.time_zone),
    'raffle reminder ' || w.id)
  from public.raffle_winners w join public.raffles r on r.id = w.raffle_id
  where w.user_id is not null and w.called_at is not null and w.claimed_at is null and w.passed_at is null
    and w.claim_by between now() and now() + interval '2 days'
$$;

grant execute on function private.advance_raffles(), private.refresh_raffles(), private.remind_winners() to function_owner;
insert into private.periodic_tasks (name, every) values ('advance_raffles', '1 minute');
