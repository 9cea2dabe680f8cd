-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.letter_that_keeps(cause text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('action', jsonb_build_object(
    'label', case cause when 'unguarded' then 'Invite a guardian' else 'Keep my account' end,
    'path', private.page_that_keeps(cause)))
$function$;
grant execute on function private.letter_that_keeps(cause text) to keeper;
