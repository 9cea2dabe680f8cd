-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.enter_for_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.enter_for_activity(new.user_id, 'course', new.course_id);
  return null;
end $function$;
alter function private.enter_for_course() owner to function_owner;
