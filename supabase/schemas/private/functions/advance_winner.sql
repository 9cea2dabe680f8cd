-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.advance_winner(wanted uuid, step text, note text DEFAULT NULL::text)
 RETURNS public.winner_step_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.advance_winner(wanted uuid, step text, note text) owner to function_owner;
grant execute on function private.advance_winner(wanted uuid, step text, note text) to authenticated;
