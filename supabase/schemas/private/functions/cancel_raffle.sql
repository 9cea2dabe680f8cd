-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_raffle(wanted uuid, reason text)
 RETURNS public.raffle_cancel_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.cancel_raffle(wanted uuid, reason text) owner to function_owner;
grant execute on function private.cancel_raffle(wanted uuid, reason text) to authenticated;
