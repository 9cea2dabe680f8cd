-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text DEFAULT NULL::text)
 RETURNS public.answer_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.course_permission() <> 'allowed' then return private.course_permission(); end if;
  update public.quiz_attempts a set answers = a.answers || jsonb_build_object(question, picked.ids)
    from (
      select o.id, private.choice_ids(d -> 'c', chosen) as ids from private.own_attempt(attempt, guest_key) o,
        jsonb_array_elements(o.drawn) d where d ->> 'q' = question::text
    ) as picked
    where a.id = picked.id and picked.ids is not null
      and a.submitted_at is null and (a.deadline is null or a.deadline > now());
  if found then return 'saved'; end if;
  return case when (private.own_attempt(attempt, guest_key)).submitted_at is not null then 'submitted'
    when (private.own_attempt(attempt, guest_key)).deadline <= now() then 'time-is-up' else 'unknown' end;
end $function$;
alter function private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text) owner to function_owner;
grant execute on function private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text) to anon, authenticated;
