-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.drop_course_typing(course uuid, form text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.course_typing t where t.course_id = $1 and t.form = $2 and t.user_id = private.caller_id()
$function$;
alter function private.drop_course_typing(course uuid, form text) owner to function_owner;
grant execute on function private.drop_course_typing(course uuid, form text) to authenticated;
