-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answers_fit(questions jsonb, answers jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(answers) = 'object'
    and not exists (
      select from jsonb_each(answers) as given where jsonb_typeof(given.value) <> 'string'
        or length(given.value #>> '{}') > 500
        or not exists (select from jsonb_array_elements(questions) q where q ->> 'key' = given.key)
    )
    and not exists (
      select from jsonb_array_elements(questions) q
      where (q ->> 'is_required')::boolean and coalesce(trim(answers ->> (q ->> 'key')), '') = ''
    )
$function$;
grant execute on function private.answers_fit(questions jsonb, answers jsonb) to function_owner;
