-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_age(is_adult boolean, birth_month text DEFAULT NULL::text)
 RETURNS public.age_answer_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  born date := private.read_birth_month(birth_month);
begin
  if not is_adult and born is null then return 'invalid'; end if;
  if not is_adult and born > current_date - interval '13 years' then
    if exists (select from public.profiles p
        where p.id = (select private.caller_id()) and p.age_answered_at is not null) then
      return 'already-answered';
    end if;
    perform private.schedule_erasure(private.caller_id(), null, 'too-young', now());
    return 'too-young';
  end if;
  update public.profiles set
    age_answered_at = now(),
    adult_on = case when not is_adult and born + interval '18 years 1 month' > current_date
      then born + interval '18 years 1 month' end
  where id = (select private.caller_id()) and age_answered_at is null;
  return case when found then 'saved' else 'already-answered' end;
end $function$;
alter function private.answer_age(is_adult boolean, birth_month text) owner to function_owner;
grant execute on function private.answer_age(is_adult boolean, birth_month text) to authenticated;
