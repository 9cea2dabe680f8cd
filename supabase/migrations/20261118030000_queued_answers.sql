-- Answers that a device stored while it had no network.

create type public.queued_answer_outcome as enum (
  'saved', 'answered-elsewhere', 'submitted', 'time-is-up', 'unknown', 'no-consent', 'no-age'
);

-- Saves each answer unless another device has changed it since: `known` is the answer that this device last saw on the
-- server. Sending the same answers again changes nothing. Returns the outcomes in the order sent.
create function private.send_answers(attempt uuid, answers jsonb, guest_key text default null)
returns public.queued_answer_outcome[] language plpgsql security definer set search_path = '' as $$
declare
  held public.quiz_attempts;
  item record;
  current jsonb;
  outcomes public.queued_answer_outcome[] := '{}';
begin
  if jsonb_array_length(answers) > 200 then raise exception 'Too many answers' using errcode = '22023'; end if;
  -- Two devices take turns.
  select a.* into held from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key)) for update;
  for item in select * from jsonb_to_recordset(answers) as sent (question uuid, chosen text[], known text[]) loop
    select private.choice_positions(d -> 'c', a.answers -> item.question::text) into current
      from private.own_attempt(attempt, guest_key) a, jsonb_array_elements(a.drawn) d
      where d ->> 'q' = item.question::text;
    if held.submitted_at is null and (held.deadline is null or held.deadline > now())
      and current not in (to_jsonb(coalesce(item.known, '{}')), to_jsonb(item.chosen))
    then
      outcomes := outcomes || 'answered-elsewhere'::public.queued_answer_outcome;
    else
      outcomes := outcomes || private.save_answer(attempt, item.question, item.chosen, guest_key)::text::public.queued_answer_outcome;
    end if;
  end loop;
  return outcomes;
end $$;
call private.publish_function('send_answers', '{anon, authenticated}');
