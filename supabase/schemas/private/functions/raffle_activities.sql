-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.raffle_activities(raffle public.raffles, person uuid)
 RETURNS TABLE(source public.raffle_source, activity_id uuid)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select a.source, a.activity_id from (
    select 'course'::public.raffle_source, e.course_id, e.passed_at from public.enrollments e
      where e.user_id = person and e.passed_at >= raffle.opens_at
    union all
    select 'survey', s.id, s.answered_on from public.survey_responses s
      where s.user_id = person and s.phase = 'after' and s.answered_on >= raffle.opens_at::date
    union all
    select 'check-in', c.date_id, c.checked_in_at from public.event_registrations r
      join public.check_ins c on c.registration_id = r.id and c.undone_at is null
      where r.user_id = person and c.checked_in_at >= raffle.opens_at
  ) as a (source, activity_id, done_at) where a.source = any (raffle.sources) order by a.done_at;
end $function$;
grant execute on function private.raffle_activities(raffle public.raffles, person uuid) to function_owner;
