-- Chapters: groups that teach in one city or on one campus, the members who joined them, and their leads.

create type public.chapter_kind as enum ('campus', 'city');
create type public.chapter_status as enum ('forming', 'active', 'paused', 'closed');

create table public.chapters (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60),
  name text not null check (length(name) between 2 and 60 and private.is_plain_name(name)),
  kind public.chapter_kind not null,
  institution text check (length(institution) between 2 and 100 and private.is_plain_name(institution)),
  city text not null check (length(city) between 2 and 80 and private.is_plain_name(city)),
  state text not null check (private.is_us_state(state)),
  zip text check (zip ~ '^\d{5}$'),
  latitude numeric(7, 4) check (latitude between -90 and 90),
  longitude numeric(7, 4) check (longitude between -180 and 180),
  status public.chapter_status not null default 'forming',
  founded_on date,
  led_by text check (length(led_by) between 2 and 100 and private.is_plain_name(led_by)),
  about text check (length(about) between 20 and 1500),
  meets text check (length(meets) between 2 and 200 and private.is_plain_name(meets)),
  meeting_place text check (length(meeting_place) between 2 and 200 and private.is_plain_name(meeting_place)),
  needs text check (length(needs) between 2 and 300 and private.is_plain_name(needs)),
  people integer check (people between 5 and 100000),
  kits_in_year integer check (kits_in_year between 5 and 1000000),
  trainings integer check (trainings between 5 and 100000),
  figures_on date,
  accepts_messages boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'campus') = (institution is not null)),
  check ((latitude is null) = (longitude is null)),
  check (status <> 'active' or founded_on is not null),
  check ((num_nonnulls(people, kits_in_year, trainings) = 0) = (figures_on is null))
);
comment on table public.chapters is 'class:public';
comment on column public.chapters.institution is 'The school of a campus chapter.';
comment on column public.chapters.zip is 'Of the meeting place.';
comment on column public.chapters.led_by is 'The first names that the leads want to show.';
comment on column public.chapters.meeting_place is 'Never a home address.';
comment on column public.chapters.people is 'As the leads counted; below 5 it is left out, because small counts can point to a person.';
comment on column public.chapters.figures_on is 'The day on which the leads counted.';
comment on column public.chapters.accepts_messages is 'Whether the page of the chapter has a contact form.';
create index chapters_place on public.chapters (state, name);
create index chapters_names on public.chapters (name, id);
alter table public.chapters enable row level security;
revoke all on public.chapters from public, anon, authenticated;
grant select, insert, update, delete on public.chapters to service_role;
grant select, insert, update on public.chapters to function_owner;
grant select on public.chapters to anon, authenticated;

create policy "function owner manages chapters" on public.chapters for all to function_owner using (true) with check (true);
create policy "visitors read active chapters" on public.chapters for select to anon using (status = 'active');
create policy "members read active chapters, leads their own, outreach all" on public.chapters
  for select to authenticated
  using (status = 'active' or id = any (array(select private.led_chapters()))
    or (select private.is_staff('outreach')));

create trigger set_updated_at before update on public.chapters
  for each row execute function private.set_updated_at();

alter table public.user_roles add constraint user_roles_chapter_id_fkey
  foreign key (chapter_id) references public.chapters (id) on delete cascade;
create index user_roles_chapter on public.user_roles (chapter_id);

create table public.chapter_members (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.chapters (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  unique (user_id, chapter_id)
);
comment on table public.chapter_members is 'class:s2';
create index chapter_members_chapter on public.chapter_members (chapter_id, joined_at, id);
alter table public.chapter_members enable row level security;
revoke all on public.chapter_members from public, anon, authenticated;
grant select, insert, update, delete on public.chapter_members to service_role;
grant select, insert, delete on public.chapter_members to function_owner;
grant select on public.chapter_members to authenticated;

create policy "function owner manages chapter members" on public.chapter_members for all to function_owner
  using (true) with check (true);
create policy "members, their guardians and outreach read chapter members" on public.chapter_members
  for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create function private.manages_chapter(chapter uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.is_staff('outreach') or chapter in (select private.led_chapters())
$$;
grant execute on function private.manages_chapter(uuid) to function_owner;

-- The members of a chapter, for its leads and outreach. A function, because a policy that compares chapters would
-- make every member's request read the whole table.
create function private.chapter_roster(chapter uuid) returns table (id uuid, display_name text, joined_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select m.id, p.display_name, m.joined_at
  from public.chapter_members m join public.profiles p on p.id = m.user_id
  where m.chapter_id = chapter and (select private.manages_chapter(chapter))
  order by m.joined_at desc, m.id
$$;
call private.publish_function('chapter_roster', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.chapter_members', 'Chapters you joined', 'user_id = $1',
    '[["chapter_id", "Chapter"], ["joined_at", "Joined on"]]', true, 'with_account');
