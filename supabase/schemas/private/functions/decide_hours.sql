-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.decide_hours(hours uuid, next_status public.hours_status, why text)
 RETURNS public.hours_decision_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  held public.volunteer_hours;
  words text := private.filled_text(why);
begin
  select * into held from public.volunteer_hours h where h.id = hours for update;
  if held.id is null
    or not coalesce(private.is_staff('outreach') or held.chapter_id in (select private.led_chapters()), false) then
    return 'unknown';
  end if;
  if held.user_id = me then return 'own-hours'; end if;
  if next_status is null or next_status in ('submitted', held.status) then return 'not-possible'; end if;
  if next_status = 'rejected' and words is null then return 'no-reason'; end if;
  update public.volunteer_hours h set status = next_status, decided_by = me, decided_at = now(),
    reason = case next_status when 'rejected' then words end where h.id = hours;
  perform private.notify(held.user_id, 'events', 'hours-decided',
    jsonb_build_object('status', next_status, 'minutes', held.minutes, 'day', held.day, 'task', held.task,
      'reason', case next_status when 'rejected' then words end));
  return 'decided';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.decide_hours(hours uuid, next_status public.hours_status, why text) owner to function_owner;
grant execute on function private.decide_hours(hours uuid, next_status public.hours_status, why text) to authenticated;
