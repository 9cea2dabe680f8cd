-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.take_shift(shift uuid)
 RETURNS public.shift_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  held public.shifts;
  giver public.shift_signups;
  outcome public.shift_outcome;
begin
  -- One member takes one shift at a time, so that two overlapping ones cannot be taken at once.
  perform pg_advisory_xact_lock(hashtextextended('shifts of ' || me, 0));
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null then return 'unknown'; end if;
  if held.canceled_at is not null or held.starts_at <= now() then return 'closed'; end if;
  if private.missing_requirements(me, held) <> '{}' then return 'missing'; end if;
  if exists (select from public.shift_signups u where u.shift_id = shift and u.user_id = me and u.status <> 'canceled') then
    return 'already';
  end if;
  if exists (select from public.shift_signups u join public.shifts s on s.id = u.shift_id
    where u.user_id = me and u.status = 'confirmed' and s.canceled_at is null
      and s.starts_at < held.ends_at and s.ends_at > held.starts_at) then return 'overlap'; end if;
  outcome := (case when held.taken < held.capacity then 'confirmed' when held.offered > 0 then 'taken-over'
    else 'waiting' end)::public.shift_outcome;
  if outcome = 'taken-over' then
    update public.shift_signups u set status = 'canceled', offered_at = null where u.id = (
      select o.id from public.shift_signups o where o.shift_id = shift and o.offered_at is not null
      order by o.offered_at, o.id limit 1) returning u.* into giver;
    perform private.notify_about_shift(giver.user_id, held, 'handed-over');
  end if;
  update public.shifts s set last_number = s.last_number + 1 where s.id = shift returning s.* into held;
  insert into public.shift_signups as mine (shift_id, user_id, status, number)
    values (shift, me, (case outcome when 'waiting' then 'waiting' else 'confirmed' end)::public.signup_status, held.last_number)
    on conflict (shift_id, user_id) do update set status = excluded.status, number = excluded.number,
      signed_up_at = now(), reminded_at = null;
  perform private.fill_shift(shift);
  return outcome;
end $function$;
alter function private.take_shift(shift uuid) owner to function_owner;
grant execute on function private.take_shift(shift uuid) to authenticated;
