-- What winners and staff do after a draw, how a raffle is canceled, and how long entries are kept.

create type public.prize_claim_outcome as enum ('claimed', 'declined', 'already-claimed', 'too-late', 'not-a-winner');

-- The caller's winning ticket that waits for an answer, or the newest one.
create function private.called_ticket(slug text) returns uuid language sql stable set search_path = '' as $$
  select w.id from public.raffle_winners w join public.raffles r on r.id = w.raffle_id
  where r.slug = called_ticket.slug and w.user_id = private.caller_id() and w.called_at is not null
  order by w.claimed_at is not null or w.passed_at is not null, w.place limit 1
$$;

/* Claims the caller's prize. First name and state are published only if an adult asks for it. */
create function private.claim_prize(slug text, shows_name boolean) returns public.prize_claim_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffle_winners;
begin
  select * into held from public.raffle_winners w where w.id = private.called_ticket(claim_prize.slug) for update;
  if held.id is null then return 'not-a-winner'; end if;
  if held.claimed_at is not null then return 'already-claimed'; end if;
  if held.passed_at is not null or clock_timestamp() >= held.claim_by then return 'too-late'; end if;
  update public.raffle_winners w set claimed_at = now(),
    public_name = case when shows_name and not private.is_minor(held.user_id)
      then left(split_part(p.display_name, ' ', 1), 40) end,
    public_state = case when shows_name and not private.is_minor(held.user_id) then p.state end
    from public.profiles p where w.id = held.id and p.id = held.user_id;
  return 'claimed';
end $$;
call private.publish_function('claim_prize', '{authenticated}');

create function private.decline_prize(slug text) returns public.prize_claim_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffle_winners;
begin
  select * into held from public.raffle_winners w where w.id = private.called_ticket(decline_prize.slug) for update;
  if held.id is null then return 'not-a-winner'; end if;
  if held.handed_over_at is not null then return 'already-claimed'; end if;
  if held.passed_at is not null then return 'too-late'; end if;
  perform private.pass_on(held.id);
  return 'declined';
end $$;
call private.publish_function('decline_prize', '{authenticated}');

create type public.winner_step_outcome as enum ('saved', 'not-possible', 'invalid', 'unknown', 'not-allowed');

-- Staff confirm that a winner may win, hand the prize over, or pass it on when a winner was not eligible. A card has
-- no account, so staff also record that its sender claimed.
create function private.advance_winner(wanted uuid, step text, note text default null) returns public.winner_step_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffle_winners;
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffle_winners w where w.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.called_at is null or held.passed_at is not null or held.handed_over_at is not null then return 'not-possible'; end if;
  case step
    when 'claim' then
      if held.claimed_at is not null or held.user_id is not null then return 'not-possible'; end if;
      update public.raffle_winners set claimed_at = now() where id = wanted;
    when 'verify' then
      if held.claimed_at is null or held.verified_at is not null then return 'not-possible'; end if;
      update public.raffle_winners set verified_at = now() where id = wanted;
    when 'hand-over' then
      if held.verified_at is null then return 'not-possible'; end if;
      if note is null then return 'invalid'; end if;
      update public.raffle_winners set handed_over_at = now(), handover_note = trim(note) where id = wanted;
    when 'pass-on' then perform private.pass_on(wanted);
    else return 'invalid';
  end case;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('advance_winner', '{authenticated}');

create type public.raffle_cancel_outcome as enum ('canceled', 'already-drawn', 'already-canceled', 'invalid', 'unknown', 'not-allowed');

-- Until the draw. Everyone who entered or asked for a reminder gets one notice with the reason.
create function private.cancel_raffle(wanted uuid, reason text) returns public.raffle_cancel_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffles;
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.canceled_at is not null then return 'already-canceled'; end if;
  if exists (select from public.raffle_draws d where d.raffle_id = wanted and d.drawn_at is not null) then
    return 'already-drawn';
  end if;
  if reason is null then return 'invalid'; end if;
  update public.raffles set canceled_at = now(), cancel_reason = trim(reason) where id = wanted;
  perform private.notify(e.user_id, 'raffles', 'raffle-canceled',
    jsonb_build_object('title', held.title, 'slug', held.slug, 'reason', trim(reason)), 'raffle canceled ' || wanted)
    from (select e.user_id from public.raffle_entries e where e.raffle_id = wanted and e.user_id is not null
      union select m.user_id from public.raffle_reminders m where m.raffle_id = wanted) as e;
  return 'canceled';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('cancel_raffle', '{authenticated}');

-- Entries are deleted 90 days after the draw, or after the raffle was canceled; the sealed list stays.
create function private.remove_old_raffle_entries() returns bigint language sql security definer set search_path = '' as $$
  with removed as (
    delete from public.raffle_entries e using public.raffles r
    left join public.raffle_draws d on d.raffle_id = r.id
    where e.raffle_id = r.id and coalesce(r.canceled_at, d.drawn_at) < now() - interval '90 days'
    returning 1
  )
  select count(*) from removed
$$;
call private.publish_function('remove_old_raffle_entries');
grant execute on function private.called_ticket(text) to function_owner;

insert into private.periodic_tasks (name, every) values ('remove_old_raffle_entries', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.raffle_winners', 'Prizes you won', 'user_id = $1', '[
    ["number", "Ticket"], ["drawn_at", "Drawn on"], ["claimed_at", "Claimed on"], ["public_name", "Name we published"],
    ["public_state", "State we published"], ["handed_over_at", "Handed over on"]
  ]', true, 'anonymize', 'user_id = null, public_name = null, public_state = null',
  'The winning ticket number stays, so that the draw can still be checked.');
