-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.raffle_activities(raffle public.raffles, person uuid)
 RETURNS TABLE(source public.raffle_source, activity_id uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select a.source, a.activity_id from (
    select 'course'::public.raffle_source, e.course_id, e.passed_at from public.enrollments e
      where e.user_id = person and e.passed_at >= raffle.opens_at
    union all
    select 'survey', s.id, s.answered_on from public.survey_responses s
      where s.user_id = person and s.phase = 'after' and s.answered_on >= raffle.opens_at::date
  ) as a (source, activity_id, done_at) where a.source = any (raffle.sources) order by a.done_at
$function$;
grant execute on function private.raffle_activities(raffle public.raffles, person uuid) to function_owner;
