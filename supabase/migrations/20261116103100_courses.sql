-- Courses and their lessons.

create table public.courses (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 400),
  audiences text[] not null default '{everyone}' check (
    audiences <@ array['everyone', 'campus', 'nightlife', 'school', 'parents', 'workplace']
    and cardinality(audiences) > 0
  ),
  minutes integer not null check (minutes between 1 and 600),
  outcomes text[] not null default '{}',
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  reviewer text check (length(reviewer) between 1 and 120),
  reviewed_on date,
  requires uuid references public.courses (id) on delete restrict check (requires <> id),
  bank text check (bank ~ '^[a-z0-9-]{1,60}$'),
  draw jsonb not null default '{}' check (jsonb_typeof(draw) = 'object'),
  pass_percent integer not null default 80 check (pass_percent between 1 and 100),
  minutes_allowed integer check (minutes_allowed between 1 and 600),
  validity_months integer check (validity_months between 1 and 120),
  rescue_steps jsonb not null default '[]' check (jsonb_typeof(rescue_steps) = 'array'),
  version integer not null default 1 check (version > 0),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  position integer not null default 0,
  color text not null default 'green' check (color in ('green', 'marigold', 'air', 'siren', 'white')),
  icon text not null default 'ph:heartbeat-fill' check (icon ~ '^ph:[a-z0-9-]{1,60}$'),
  unique (locale, slug),
  check ((bank is null) = (draw = '{}')),
  -- Every source of a published course has an address and a date of access.
  constraint courses_published_sources check (
    status <> 'published' or jsonb_array_length(sources) = jsonb_array_length(jsonb_path_query_array(sources,
      '$[*] ? (@.title like_regex "[^ ]" && @.url like_regex "^https://[^ ]+$"
        && @.accessed like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")'))
  )
);
comment on table public.courses is 'class:public';
comment on column public.courses.draw is 'Number of questions per topic in a test.';
comment on column public.courses.validity_months is 'How long a certificate is valid; null means it never expires.';
create index courses_requires on public.courses (requires);

create table public.lessons (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  position integer not null check (position > 0),
  title text not null check (length(title) between 1 and 120),
  minutes integer not null check (minutes between 1 and 120),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array' and jsonb_array_length(blocks) > 0),
  requires_earlier boolean not null default false,
  unique (course_id, slug),
  unique (course_id, position) deferrable
);
comment on table public.lessons is 'class:public';
comment on column public.lessons.requires_earlier is 'Whether earlier lessons must be done first.';
alter table public.courses enable row level security;
alter table public.lessons enable row level security;
grant select, insert, update, delete on public.courses, public.lessons to service_role;
grant select on public.courses, public.lessons to function_owner;
grant select on public.courses to anon, authenticated;
grant select on public.lessons to anon;
-- Members read the blocks with lesson_blocks(), which asks for consent.
grant select (id, course_id, slug, position, title, minutes, requires_earlier) on public.lessons to authenticated;

create policy "function owner reads courses" on public.courses for select to function_owner using (true);
create policy "function owner reads lessons" on public.lessons for select to function_owner using (true);
create policy "visitors read published courses" on public.courses for select to anon
  using (status = 'published');
create policy "members read published courses, editors and instructors all" on public.courses
  for select to authenticated
  using (status = 'published' or (select private.is_staff('editor', 'instructor')));

create policy "anyone reads the lessons of courses they may read" on public.lessons
  for select to anon, authenticated
  using (exists (select from public.courses c where c.id = course_id));

alter publication supabase_realtime add table public.courses, public.lessons;

create function private.school_version(blocks jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_agg(block order by n), '[]')
  from jsonb_array_elements(blocks) with ordinality as b (block, n)
  where not block @> '{"isForAdults": true}'
$$;
grant execute on function private.school_version(jsonb) to function_owner;

-- Rejects circular prerequisites.
create function private.check_course_order() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    with recursive earlier as (
      select new.requires as id
      union select c.requires from public.courses c join earlier e on c.id = e.id where c.requires is not null
    )
    select from earlier where id = new.id
  ) then
    raise exception 'a course cannot wait for itself' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_course_order before insert or update of requires on public.courses
  for each row when (new.requires is not null) execute function private.check_course_order();
