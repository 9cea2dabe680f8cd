-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_course_part(course uuid, part uuid, is_removed boolean)
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome public.course_edit_outcome := private.lock_course_draft(course);
begin
  if outcome <> 'saved' then return outcome; end if;
  update public.course_parts p set is_removed = $3, revision = p.revision + 1, saved_by = private.caller_id(), saved_at = now()
    where p.course_id = course and p.id = part and p.kind <> 'course';
  if not found then return 'unknown'; end if;
  perform private.reopen_course_draft(course);
  return 'saved';
exception
  when not_null_violation then return 'invalid';
end $function$;
alter function private.remove_course_part(course uuid, part uuid, is_removed boolean) owner to function_owner;
grant execute on function private.remove_course_part(course uuid, part uuid, is_removed boolean) to authenticated;
