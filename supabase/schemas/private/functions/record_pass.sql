-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_pass()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.enrollments (user_id, course_id, course_version, passed_at)
    values (new.user_id, new.course_id, new.course_version, new.submitted_at)
    on conflict (user_id, course_id) do update set passed_at = greatest(enrollments.passed_at, excluded.passed_at);
  return null;
end $function$;
alter function private.record_pass() owner to function_owner;
