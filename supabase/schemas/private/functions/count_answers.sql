-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- In one order everywhere, so that tests that are graded at the same time cannot deadlock.
  insert into private.question_totals as t (version_id, passed, passed_wrong)
    select v.id, 1, (not private.is_right(jsonb_populate_record(null::public.questions, v.content),
      new.answers -> (d.item ->> 'q')))::integer
    from jsonb_array_elements(new.drawn) as d (item) join private.question_versions v on v.id = (d.item ->> 'v')::uuid
    order by 1
    on conflict (version_id) do update
      set passed = t.passed + 1, passed_wrong = t.passed_wrong + excluded.passed_wrong;
  return null;
end $function$;
alter function private.count_answers() owner to function_owner;
