-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_application_steps()
 RETURNS TABLE(from_stage public.chapter_application_stage, to_stage public.chapter_application_stage, place integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values ('submitted'::public.chapter_application_stage, 'interview'::public.chapter_application_stage, 1),
    ('submitted', 'declined', 2), ('interview', 'approved', 1), ('interview', 'declined', 2), ('declined', 'interview', 1)
$function$;
grant execute on function private.chapter_application_steps() to authenticated, function_owner;
