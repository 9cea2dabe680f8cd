-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.allows_anything(answers jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select exists (select from jsonb_each(answers) as _ (kind, answer) where answer -> 'is_given' = 'true')
$function$;
grant execute on function private.allows_anything(answers jsonb) to function_owner;
