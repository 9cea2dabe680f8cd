-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_applicant(application uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.queue_email('chapter-application', a.email, jsonb_build_object(
    'name', a.name, 'city', a.city, 'token', t.token, 'stage', a.stage, 'note', a.note))
  from public.chapter_applications a join private.chapter_application_tokens t on t.application_id = a.id
  where a.id = application
$function$;
grant execute on function private.email_applicant(application uuid) to function_owner;
