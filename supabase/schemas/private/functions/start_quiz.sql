-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_quiz(course uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  wanted public.courses;
  opened uuid;
  pause jsonb;
  paper jsonb;
  allowed interval;
begin
  -- People under way finish an unpublished course, but do not take its test again.
  select c.* into wanted from private.readable_course(course, me, device) c where c.bank is not null and (
    exists (select from public.courses l where l.id = course and l.status = 'published')
    or not exists (select from public.quiz_attempts a
      where a.course_id = course and a.is_passed and (a.user_id = me or a.guest = device))
  );
  if wanted.id is null then return '{"state": "unknown"}'; end if;
  if me is null and device is null then return '{"state": "no-key"}'; end if;
  if private.course_permission() <> 'allowed' then
    return jsonb_build_object('state', private.course_permission());
  end if;
  -- A double click starts one test.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(me::text, encode(device, 'hex')) || course, 0));
  if not private.can_start_quiz(wanted, me, device) then
    return jsonb_build_object('state', 'locked', 'requires', wanted.requires);
  end if;
  -- An attempt whose time is up is graded with the answers saved in time.
  perform private.submit_quiz(a.id, guest_key) from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and a.submitted_at is null
      and a.deadline < now();
  select a.id into opened from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and a.submitted_at is null;
  if opened is not null then return jsonb_build_object('state', 'open', 'attempt', opened); end if;

  pause := (private.quiz_pause(course, me, device)).pause;
  if pause is not null then return '{"state": "pause"}' || pause; end if;

  with drawn as materialized (
    select q.id, q.choices, private.question_content(q) as content from private.draw_questions(wanted) q
  ), pinned as (
    -- In one order everywhere, so that concurrent starts cannot deadlock.
    insert into private.question_versions (id, content)
      select private.question_version(d.content), d.content from drawn d order by 1
      on conflict (id) do nothing
  )
  select jsonb_agg(jsonb_build_object('q', d.id, 'v', private.question_version(d.content), 'c', (
      select jsonb_agg(c ->> 'id' order by random()) from jsonb_array_elements(d.choices) c
    )) order by random()) into paper from drawn d;
  if paper is null then return '{"state": "unknown"}'; end if;
  select make_interval(secs => wanted.minutes_allowed * 60 * (100 + coalesce(
    (select x.extra_percent from public.quiz_allowances x where x.user_id = me), 0)) / 100.0) into allowed;
  insert into public.quiz_attempts (user_id, guest, course_id, course_version, pass_percent, drawn, deadline)
    values (me, device, course, wanted.version, wanted.pass_percent, paper, now() + allowed)
    returning id into opened;
  perform private.enroll(wanted, me, device);
  return jsonb_build_object('state', 'open', 'attempt', opened);
end $function$;
alter function private.start_quiz(course uuid, guest_key text) owner to function_owner;
grant execute on function private.start_quiz(course uuid, guest_key text) to anon, authenticated;
