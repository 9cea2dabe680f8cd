-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_history(course uuid)
 RETURNS TABLE(version integer, published_at timestamp with time zone, published_by_name text, note text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select c.version, c.published_at, p.display_name, c.note
    from public.course_publications c left join public.profiles p on p.id = c.published_by
    where c.course_id = course and private.is_staff('editor', 'instructor')
    order by c.version desc limit 100;
end $function$;
alter function private.course_history(course uuid) owner to function_owner;
grant execute on function private.course_history(course uuid) to authenticated;
