-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.notify_applicant(application public.volunteer_applications)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.notify(application.user_id, 'account', 'volunteer-application', jsonb_build_object(
    'name', application.name, 'stage', application.stage, 'note', application.note))
$function$;
grant execute on function private.notify_applicant(application public.volunteer_applications) to function_owner;
