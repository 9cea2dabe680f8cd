-- What a course was when it was last published, so that people who have started a version can finish it after staff
-- unpublish or replace it.

create table private.course_versions (
  course_id uuid not null references public.courses (id) on delete cascade,
  version integer not null,
  course_row jsonb not null check (jsonb_typeof(course_row) = 'object'),
  lesson_rows jsonb not null check (jsonb_typeof(lesson_rows) = 'array'),
  primary key (course_id, version)
);
comment on table private.course_versions is 'class:public';
comment on column private.course_versions.course_row is
  'The row of courses. A migration that renames a column renames the key here.';
comment on column private.course_versions.lesson_rows is 'The rows of lessons, likewise.';

-- The courses a guest has started; their positions stay on the device.
create table private.guest_enrollments (
  guest bytea not null,
  course_id uuid not null references public.courses (id) on delete cascade,
  course_version integer not null,
  started_at timestamptz not null default now(),
  primary key (guest, course_id)
);
comment on table private.guest_enrollments is 'class:s2';
comment on column private.guest_enrollments.guest is 'class:secret digest of the key in the guest''s cookie';
create index guest_enrollments_course on private.guest_enrollments (course_id);
create index guest_enrollments_old on private.guest_enrollments (started_at);

alter table private.course_versions enable row level security;
alter table private.guest_enrollments enable row level security;
revoke all on private.course_versions, private.guest_enrollments from public, anon, authenticated, service_role;
grant select, insert, update on private.course_versions to function_owner;
grant select, insert, delete on private.guest_enrollments to function_owner;
create policy "function owner manages course versions" on private.course_versions for all to function_owner
  using (true) with check (true);
create policy "function owner manages guest enrollments" on private.guest_enrollments for all to function_owner
  using (true) with check (true);

create function private.keep_course_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.course_versions (course_id, version, course_row, lesson_rows)
    select old.id, old.version, to_jsonb(old), coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]')
    from public.lessons l where l.course_id = old.id
    on conflict (course_id, version) do update set course_row = excluded.course_row, lesson_rows = excluded.lesson_rows;
  return new;
end $$;
call private.publish_function('keep_course_version');
create trigger keep_course_version before update of status, version on public.courses for each row
  when (old.status = 'published' and (new.status <> 'published' or new.version <> old.version))
  execute function private.keep_course_version();

-- The course as a person reads it: the version they started until they have finished it, else the published one.
-- Null if the course is not published and they have not started it.
create function private.readable_course(course uuid, member uuid, device bytea) returns public.courses
language sql stable set search_path = '' as $$
  select case
    when c.status = 'published' and (v.course_row is null or s.version = c.version or s.is_passed
      or (c.bank is null and s.lessons_done >= jsonb_array_length(v.lesson_rows))) then c
    else jsonb_populate_record(null::public.courses, v.course_row)
  end
  from public.courses c
  left join lateral (
    select e.course_version as version, e.passed_at is not null as is_passed, e.lessons_done
      from public.enrollments e where e.user_id = member and e.course_id = c.id
    union all
    select g.course_version, false, 0 from private.guest_enrollments g
      where g.guest = device and g.course_id = c.id
    limit 1
  ) s on true
  left join private.course_versions v on v.course_id = c.id and v.version = s.version
  where c.id = course
$$;

-- The lessons of a course that readable_course returned.
create function private.course_lessons(course public.courses) returns setof public.lessons
language sql stable set search_path = '' as $$
  with live as (
    select c.id from public.courses c
    where c.id = course.id and c.version = course.version and c.status = 'published'
  )
  select l.* from public.lessons l join live on live.id = l.course_id
  union all
  select l.* from private.course_versions v, jsonb_populate_recordset(null::public.lessons, v.lesson_rows) l
  where v.course_id = course.id and v.version = course.version and not exists (select from live)
$$;

-- Lessons that a later version dropped are found in the earlier ones.
create function private.course_of_lesson(lesson uuid) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select l.course_id from public.lessons l where l.id = lesson),
    (select v.course_id from private.course_versions v
      where v.lesson_rows @> jsonb_build_array(jsonb_build_object('id', lesson)) limit 1)
  )
$$;

create function private.has_started(course uuid, member uuid, device bytea) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.enrollments e where e.user_id = member and e.course_id = course)
    or exists (select from private.guest_enrollments g where g.guest = device and g.course_id = course)
$$;

-- Records that a member or a guest has started the version of the course that they read.
create function private.enroll(course public.courses, member uuid, device bytea) returns void
language plpgsql set search_path = '' as $$
begin
  if member is not null then
    insert into public.enrollments (user_id, course_id, course_version) values (member, course.id, course.version)
      on conflict (user_id, course_id) do update set seen_at = now(), course_version = excluded.course_version;
  elsif device is not null then
    insert into private.guest_enrollments (guest, course_id, course_version)
      values (device, course.id, course.version) on conflict (guest, course_id) do nothing;
  end if;
end $$;

-- The courses that the caller has started and that visitors see in another version or not at all, with their lessons.
create function private.started_courses(guest_key text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;
call private.publish_function('started_courses', '{anon, authenticated}');

-- The blocks of a lesson that the caller may see; null without permission to take courses. Learners under 18 get the
-- school version. Editors and instructors also read drafts.
create function private.lesson_blocks(lesson uuid, guest_key text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  found jsonb;
begin
  if private.course_permission() <> 'allowed' then return null; end if;
  select l.blocks into found
    from private.course_lessons(private.readable_course(private.course_of_lesson(lesson), me, device)) l
    where l.id = lesson;
  if found is null and private.is_staff('editor', 'instructor') then
    select l.blocks into found from public.lessons l where l.id = lesson;
  end if;
  return case when private.is_minor(me) then private.school_version(found) else found end;
end $$;
call private.publish_function('lesson_blocks', '{anon, authenticated}');

grant execute on function private.readable_course(uuid, uuid, bytea), private.course_lessons(public.courses),
  private.course_of_lesson(uuid), private.has_started(uuid, uuid, bytea),
  private.enroll(public.courses, uuid, bytea) to function_owner;
