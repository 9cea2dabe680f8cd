-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.create_course(title text, summary text, minutes integer, audience text)
 RETURNS TABLE(outcome public.course_edit_outcome, course uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  free text := coalesce(nullif(trim('-' from left(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'course');
begin
  outcome := 'not-allowed';
  if private.is_staff('editor', 'instructor') then
    -- Pages of the site have these addresses.
    if free in ('claim', 'next-person', 'progress') or exists (select from public.courses c where c.slug = free) then
      free := concat_ws('-', free, left(gen_random_uuid()::text, 8));
    end if;
    insert into public.courses as c (slug, title, summary, minutes, audiences, position)
      select free, $1, $2, $3, array[$4], coalesce(max(o.position), 0) + 1 from public.courses o
      returning c.id into course;
    outcome := private.start_course_draft(course);
  end if;
  return next;
exception
  when check_violation or not_null_violation or unique_violation then
    outcome := 'invalid';
    course := null;
    return next;
end $function$;
alter function private.create_course(title text, summary text, minutes integer, audience text) owner to function_owner;
grant execute on function private.create_course(title text, summary text, minutes integer, audience text) to authenticated;
