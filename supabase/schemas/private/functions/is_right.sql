-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_right(question public.questions, chosen jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(case when question.kind = 'order' then chosen = to_jsonb(question.answer)
    else chosen @> to_jsonb(question.answer) and chosen <@ to_jsonb(question.answer) end, false)
$function$;
grant execute on function private.is_right(question public.questions, chosen jsonb) to function_owner;
