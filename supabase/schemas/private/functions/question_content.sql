-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.question_content(question public.questions)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(question) - '{locale, bank, number, is_active}'::text[]
$function$;
grant execute on function private.question_content(question public.questions) to function_owner;
