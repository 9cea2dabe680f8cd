-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.quiz_status(course uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  rules record;
begin
  select * into rules from private.quiz_pause(course, me, device);
  return jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'submittedAt', a.submitted_at,
        'isPassed', a.is_passed) order by a.started_at desc), '[]')
      from (
        select * from public.quiz_attempts q where q.course_id = course and (q.user_id = me or q.guest = device)
        order by q.started_at desc limit 8
      ) a
    ),
    'questions', (select count(*) from public.courses c, private.draw_questions(c) where c.id = course),
    'pause', rules.pause, 'failuresBeforePause', rules.failures_before_pause, 'pauseMinutes', rules.pause_minutes
  );
end $function$;
alter function private.quiz_status(course uuid, guest_key text) owner to function_owner;
grant execute on function private.quiz_status(course uuid, guest_key text) to anon, authenticated;
