-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.order_course_lessons(course uuid, lessons uuid[])
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome public.course_edit_outcome := private.lock_course_draft(course);
  known uuid[] := array(select p.id from public.course_parts p
    where p.course_id = course and p.kind = 'lesson' and not p.is_removed order by p.id);
begin
  if outcome <> 'saved' then return outcome; end if;
  if known is distinct from array(select l from unnest(lessons) as l order by l) then return 'changed-meanwhile'; end if;
  update public.course_parts p set position = o.place, saved_by = private.caller_id(), saved_at = now()
    from unnest(lessons) with ordinality as o (id, place)
    where p.course_id = course and p.id = o.id and p.position <> o.place;
  perform private.reopen_course_draft(course);
  return 'saved';
end $function$;
alter function private.order_course_lessons(course uuid, lessons uuid[]) owner to function_owner;
grant execute on function private.order_course_lessons(course uuid, lessons uuid[]) to authenticated;
