-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_permission()
 RETURNS public.course_permission
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when me is null or private.has_consent(me, 'consent-course') then 'allowed'
    when private.is_minor(me) then 'no-consent' else 'no-age' end::public.course_permission
  from private.caller_id() as me
$function$;
alter function private.course_permission() owner to function_owner;
grant execute on function private.course_permission() to anon, authenticated;
