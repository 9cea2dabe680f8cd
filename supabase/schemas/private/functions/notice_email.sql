-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.notice_email(title text, body text, path text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'heading', title,
    'preheader', left(coalesce(nullif(body, ''), title), 140),
    'paragraphs', to_jsonb(array_remove(array[nullif(body, '')], null)),
    'action', case when path is not null then jsonb_build_object('label', 'Have a look', 'path', path) end
  ))
$function$;
grant execute on function private.notice_email(title text, body text, path text) to function_owner;
