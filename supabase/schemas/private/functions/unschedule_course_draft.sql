-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.unschedule_course_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.publish_at := null;
  new.publish_problem := null;
  new.scheduled_by := null;
  return new;
end $function$;
