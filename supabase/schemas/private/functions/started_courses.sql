-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.started_courses(guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  device bytea := case when me is null then private.guest_digest(guest_key) end;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('slug', c.slug, 'lessons', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'blocks' order by l.position), '[]') from private.course_lessons(r) l
    )) order by c.position, c.title), '[]')
    from (
      select e.course_id from public.enrollments e where e.user_id = me
      union select g.course_id from private.guest_enrollments g where g.guest = device
    ) s
    join public.courses c on c.id = s.course_id
    cross join lateral private.readable_course(c.id, me, device) r
    where r.id is not null and (c.status <> 'published' or r.version <> c.version)
  );
end $function$;
alter function private.started_courses(guest_key text) owner to function_owner;
grant execute on function private.started_courses(guest_key text) to anon, authenticated;
