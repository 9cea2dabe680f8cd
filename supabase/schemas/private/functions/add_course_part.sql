-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_course_part(course uuid, kind public.course_part_kind, content jsonb)
 RETURNS TABLE(outcome public.course_edit_outcome, part uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given jsonb := content;
  free text;
begin
  outcome := private.lock_course_draft(course);
  if outcome = 'saved' then
    if kind = 'lesson' then
      free := coalesce(nullif(trim('-' from left(regexp_replace(lower(content ->> 'title'), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'lesson');
      if exists (select from public.course_parts p where p.course_id = course and p.content ->> 'slug' = free) then
        free := concat_ws('-', free, left(gen_random_uuid()::text, 8));
      end if;
      given := content || jsonb_build_object('slug', free);
    end if;
    insert into public.course_parts as p (course_id, kind, position, content, saved_by)
      select course, $2, coalesce(max(o.position), 0) + 1, given, private.caller_id()
      from public.course_parts o where o.course_id = course and o.kind = $2
      returning p.id into part;
    perform private.reopen_course_draft(course);
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    return next;
end $function$;
alter function private.add_course_part(course uuid, kind public.course_part_kind, content jsonb) owner to function_owner;
grant execute on function private.add_course_part(course uuid, kind public.course_part_kind, content jsonb) to authenticated;
