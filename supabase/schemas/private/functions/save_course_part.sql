-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_course_part(course uuid, part uuid, base_revision integer, content jsonb)
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome public.course_edit_outcome := private.lock_course_draft(course);
begin
  if outcome <> 'saved' then return outcome; end if;
  update public.course_parts p set content = $4, revision = p.revision + 1, saved_by = private.caller_id(), saved_at = now()
    where p.course_id = course and p.id = part and p.revision = base_revision;
  if not found then
    return (case when exists (select from public.course_parts p where p.course_id = course and p.id = part)
      then 'changed-meanwhile' else 'unknown' end)::public.course_edit_outcome;
  end if;
  perform private.reopen_course_draft(course);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_course_part(course uuid, part uuid, base_revision integer, content jsonb) owner to function_owner;
grant execute on function private.save_course_part(course uuid, part uuid, base_revision integer, content jsonb) to authenticated;
