-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.quiz_pause(course uuid, member uuid, device bytea, OUT pause_until timestamp with time zone, OUT failures_before_pause integer, OUT pause_minutes integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  failures integer;
  last_failure timestamptz;
begin
  failures_before_pause := 2;
  pause_minutes := 10;
  select count(*), max(a.submitted_at) into failures, last_failure from public.quiz_attempts a
    where a.course_id = course and (a.user_id = member or a.guest = device) and not a.is_passed
      and a.submitted_at > coalesce((
        select max(p.submitted_at) from public.quiz_attempts p
        where p.course_id = course and (p.user_id = member or p.guest = device) and p.is_passed
      ), '-infinity');
  if failures >= failures_before_pause and last_failure > now() - make_interval(mins => pause_minutes) then
    pause_until := last_failure + make_interval(mins => pause_minutes);
  end if;
end $function$;
grant execute on function private.quiz_pause(course uuid, member uuid, device bytea, OUT pause_until timestamp with time zone, OUT failures_before_pause integer, OUT pause_minutes integer) to function_owner;
