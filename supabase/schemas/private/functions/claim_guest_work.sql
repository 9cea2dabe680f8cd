-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_guest_work(guest_key text, is_mine boolean DEFAULT NULL::boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  device bytea := private.guest_digest(guest_key);
  taken integer := 0;
begin
  if me is null or device is null then return '{"state": "unknown", "attempts": 0}'; end if;
  if is_mine is null then return '{"state": "unanswered", "attempts": 0}'; end if;
  if not is_mine then
    delete from private.guest_enrollments g where g.guest = device;
    delete from public.quiz_attempts a where a.guest = device and a.submitted_at is null;
    return '{"state": "discarded", "attempts": 0}';
  end if;
  if private.course_permission() <> 'allowed' then
    return jsonb_build_object('state', private.course_permission(), 'attempts', 0);
  end if;
  with claimed as (
    delete from private.guest_enrollments g where g.guest = device returning g.*
  )
  insert into public.enrollments (user_id, course_id, course_version, started_at)
    select me, c.course_id, c.course_version, c.started_at from claimed c
    on conflict (user_id, course_id) do nothing;
  -- If both have an open attempt, the member's is kept.
  delete from public.quiz_attempts g where g.guest = device and g.submitted_at is null and exists (
    select from public.quiz_attempts a where a.user_id = me and a.course_id = g.course_id and a.submitted_at is null
  );
  update public.quiz_attempts set user_id = me, guest = null where guest = device;
  get diagnostics taken = row_count;
  -- A minor's answers need consent; if both answered a phase, the member's answers are kept.
  update public.survey_responses g set user_id = me, guest = null
    where g.guest = device and private.has_consent(me, 'consent-survey') and not exists (
      select from public.survey_responses r
      where r.user_id = me and r.course_id = g.course_id and r.phase = g.phase
    );
  return jsonb_build_object('state', 'claimed', 'attempts', taken);
end $function$;
alter function private.claim_guest_work(guest_key text, is_mine boolean) owner to function_owner;
grant execute on function private.claim_guest_work(guest_key text, is_mine boolean) to authenticated;
