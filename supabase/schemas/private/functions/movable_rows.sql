-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.movable_rows(person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'certificates', (select count(*) from public.certificates c where c.user_id = person),
    'courses', (select count(*) from public.enrollments e where e.user_id = person),
    'attempts', (select count(*) from public.quiz_attempts a where a.user_id = person),
    'surveys', (select count(*) from public.survey_responses r where r.user_id = person),
    'kits', (select count(*) from public.kit_requests k where k.user_id = person),
    'events', (select count(*) from public.event_registrations r where r.user_id = person),
    'chapters', (select count(*) from public.chapter_members m where m.user_id = person),
    'applications', (select count(*) from public.chapter_applications a where a.user_id = person));
end $function$;
grant execute on function private.movable_rows(person uuid) to function_owner;
