-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.quiz_pause(course uuid, member uuid, device bytea, OUT pause jsonb, OUT failures_before_pause integer, OUT pause_minutes integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  -- As many as a class of 40 in which everyone fails the first try.
  failures_of_network constant integer := 40;
  failures integer;
  last_failure timestamptz;
  limiting_failure timestamptz;
  earliest timestamptz := now() - make_interval(mins => private.quiz_pause_minutes());
begin
  failures_before_pause := 2;
  pause_minutes := private.quiz_pause_minutes();
  select count(*), max(a.submitted_at) into failures, last_failure from public.quiz_attempts a
    where a.course_id = course and (a.user_id = member or a.guest = device) and not a.is_passed
      and a.submitted_at > coalesce((
        select max(p.submitted_at) from public.quiz_attempts p
        where p.course_id = course and (p.user_id = member or p.guest = device) and p.is_passed
      ), '-infinity');
  if failures < failures_before_pause or last_failure <= earliest then last_failure := null; end if;
  select f.failed_at into limiting_failure from private.guest_failures f
    where f.network = private.caller_network() and f.course_id = course and f.failed_at > earliest
    order by f.failed_at desc offset failures_of_network - 1 limit 1;
  if coalesce(last_failure, limiting_failure) is not null then
    pause := jsonb_build_object(
      'until', greatest(last_failure, limiting_failure) + make_interval(mins => pause_minutes),
      'isForNetwork', coalesce(limiting_failure > coalesce(last_failure, '-infinity'), false));
  end if;
end $function$;
grant execute on function private.quiz_pause(course uuid, member uuid, device bytea, OUT pause jsonb, OUT failures_before_pause integer, OUT pause_minutes integer) to function_owner;
