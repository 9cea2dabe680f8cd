-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.log_hours(day date, minutes integer, task text, chapter uuid)
 RETURNS public.hours_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  if not private.is_volunteer(me) then return 'not-volunteer'; end if;
  perform pg_advisory_xact_lock(hashtextextended('hours of ' || me, 0));
  if coalesce($1 not between current_date - 90 and current_date + 1, true) then return 'invalid'; end if;
  if chapter is not null and not exists (select from public.chapters c where c.id = chapter and c.status = 'active') then
    return 'invalid';
  end if;
  if $2 + (select coalesce(sum(h.minutes), 0) from public.volunteer_hours h
    where h.user_id = me and h.day = $1 and h.status <> 'rejected') > 1440 then return 'too-many'; end if;
  insert into public.volunteer_hours (user_id, name, chapter_id, day, minutes, task)
    values (me, private.volunteer_name(me), chapter, $1, $2, trim($3));
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.log_hours(day date, minutes integer, task text, chapter uuid) owner to function_owner;
grant execute on function private.log_hours(day date, minutes integer, task text, chapter uuid) to authenticated;
