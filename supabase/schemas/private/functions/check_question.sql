-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_question()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ids text[] := array(select c ->> 'id' from jsonb_array_elements(new.choices) c);
begin
  if array_position(ids, null) is not null or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    raise exception 'choices need ids of their own' using errcode = 'check_violation';
  end if;
  if not new.answer <@ ids or cardinality(new.answer) <> (select count(distinct id) from unnest(new.answer) id) then
    raise exception 'the answer is not among the choices' using errcode = 'check_violation';
  end if;
  if new.kind in ('single', 'truefalse') and cardinality(new.answer) <> 1
    or new.kind = 'order' and cardinality(new.answer) <> cardinality(ids) then
    raise exception 'the answer does not fit a question of kind %', new.kind using errcode = 'check_violation';
  end if;
  return new;
end $function$;
