-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answers_problem(answers jsonb, signed_name text)
 RETURNS private.answers_problem
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when coalesce(jsonb_typeof(answers), 'null') <> 'object' or answers = '{}'
      or coalesce(length(trim(signed_name)) not between 2 and 100, true) or not private.is_plain_name(signed_name)
      then 'invalid'
    when exists (select from jsonb_each(answers) as _ (kind, answer)
      where private.newest_version(kind) is null or kind not like 'consent-%' or kind = 'consent-young'
        or coalesce(jsonb_typeof(answer -> 'is_given') <> 'boolean', true)) then 'invalid'
    when exists (select from jsonb_each(answers) as _ (kind, answer)
      where answer ->> 'version' is distinct from private.newest_version(kind)::text) then 'changed'
  end::private.answers_problem
$function$;
grant execute on function private.answers_problem(answers jsonb, signed_name text) to function_owner;
