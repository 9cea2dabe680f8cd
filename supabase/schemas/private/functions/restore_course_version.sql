-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.restore_course_version(course uuid, version integer)
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  earlier jsonb := (select p.parts from public.course_publications p where p.course_id = $1 and p.version = $2);
  outcome public.course_edit_outcome;
begin
  outcome := private.start_course_draft(course);
  if outcome <> 'saved' then return outcome; end if;
  outcome := private.lock_course_draft(course);
  if earlier is null then return 'unknown'; end if;
  update public.course_parts p set is_removed = true, revision = p.revision + 1, saved_by = private.caller_id(), saved_at = now()
    where p.course_id = course and not p.is_removed
      and not earlier @> jsonb_build_array(jsonb_build_object('id', p.id));
  insert into public.course_parts as p (course_id, id, kind, position, content, saved_by)
    select course, e.id, e.kind, e.position, e.content, private.caller_id()
    from jsonb_to_recordset(earlier) as e (id uuid, kind public.course_part_kind, position integer, content jsonb)
    on conflict (course_id, id) do update set position = excluded.position, content = excluded.content, is_removed = false,
      revision = p.revision + 1, saved_by = excluded.saved_by, saved_at = now()
    where (p.position, p.content, p.is_removed) is distinct from (excluded.position, excluded.content, false);
  perform private.reopen_course_draft(course);
  return 'saved';
end $function$;
alter function private.restore_course_version(course uuid, version integer) owner to function_owner;
grant execute on function private.restore_course_version(course uuid, version integer) to authenticated;
