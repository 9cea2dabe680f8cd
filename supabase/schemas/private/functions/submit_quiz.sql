-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.submit_quiz(attempt uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.quiz_attempts;
  total integer;
  right_answers integer;
  missed integer;
  passed boolean;
begin
  select a.* into held from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key)) for update;
  if held.id is null then return null; end if;
  if held.submitted_at is null then
    if private.course_permission() <> 'allowed' then return null; end if;
    select count(*), count(*) filter (where g.is_right), count(*) filter (where g.is_critical and not g.is_right)
      into total, right_answers, missed
      from (
        select (d.question).is_critical, private.is_right(d.question, held.answers -> (d.question).id::text) as is_right
        from private.attempt_questions(held) d
      ) g;
    update public.quiz_attempts a set submitted_at = now(), right_count = right_answers, critical_missed = missed,
      is_passed = (right_answers * 100 >= held.pass_percent * total and missed = 0)
      where a.id = attempt returning a.is_passed into passed;
    if not passed then perform private.record_guest_failure(held.course_id); end if;
  end if;
  return private.quiz_result(attempt, guest_key);
end $function$;
alter function private.submit_quiz(attempt uuid, guest_key text) owner to function_owner;
grant execute on function private.submit_quiz(attempt uuid, guest_key text) to anon, authenticated;
