-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_answers(attempt uuid, answers jsonb, guest_key text DEFAULT NULL::text)
 RETURNS public.queued_answer_outcome[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.send_answers(attempt uuid, answers jsonb, guest_key text) owner to function_owner;
grant execute on function private.send_answers(attempt uuid, answers jsonb, guest_key text) to anon, authenticated;
