-- Chapters: groups that teach in one city or on one campus, and what their leads and outreach change about them.

create type public.chapter_kind as enum ('campus', 'city');
create type public.chapter_status as enum ('forming', 'active', 'paused', 'closed');

create table public.chapters (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60 and slug <> 'apply'),
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
  meets text check (length(meets) between 2 and 200 and private.is_plain_line(meets)),
  meeting_place text check (length(meeting_place) between 2 and 200 and private.is_plain_line(meeting_place)),
  needs text check (length(needs) between 2 and 300 and private.is_plain_line(needs)),
  people integer check (people between 5 and 100000),
  kits_in_year integer check (kits_in_year between 5 and 1000000),
  trainings integer check (trainings between 5 and 100000),
  figures_on date,
  accepts_messages boolean not null default true,
  picture_id uuid references public.pictures (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'campus') = (institution is not null)),
  check ((latitude is null) = (longitude is null)),
  check (status <> 'active' or founded_on is not null),
  check (num_nonnulls(people, kits_in_year, trainings) = 0 or figures_on is not null)
);
comment on table public.chapters is 'class:public';
comment on column public.chapters.institution is 'The school of a campus chapter.';
comment on column public.chapters.zip is 'Of the meeting place.';
comment on column public.chapters.led_by is 'The first names that the leads want to show.';
comment on column public.chapters.meeting_place is 'Never a home address.';
comment on column public.chapters.people is 'As the leads counted; below 5 it is left out, because small counts can point to a person.';
comment on column public.chapters.figures_on is 'The day on which the leads counted, also when every count was below 5.';
comment on column public.chapters.accepts_messages is 'Whether the page of the chapter has a contact form.';
create index chapters_newest on public.chapters (created_at, id);
create index chapters_picture on public.chapters (picture_id);
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

alter publication supabase_realtime add table public.chapters;

alter table public.user_roles add constraint user_roles_chapter_id_fkey
  foreign key (chapter_id) references public.chapters (id) on delete cascade;
create index user_roles_chapter on public.user_roles (chapter_id);

create function private.manages_chapter(chapter uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.is_staff('outreach') or chapter in (select private.led_chapters())
$$;
grant execute on function private.manages_chapter(uuid) to function_owner;

-- The chapters whose page the caller may edit.
create function public.managed_chapters() returns setof public.chapters
language sql stable set search_path = '' as $$
  select c.* from public.chapters c
  where (select private.is_staff('outreach')) or c.id = any (array(select private.led_chapters()))
$$;
grant execute on function public.managed_chapters() to authenticated;

create type public.chapter_save_outcome as enum ('saved', 'invalid', 'slug-taken', 'not-allowed');

-- Trimmed, and null instead of an empty text.
create function private.filled_text(given text) returns text language sql immutable set search_path = '' as $$
  select nullif(trim(given), '')
$$;
grant execute on function private.filled_text(text) to function_owner;

-- What leads may change: the text of the page. Empty text removes a line.
create function private.save_chapter_page(
  chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean
) returns public.chapter_save_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.manages_chapter(chapter) then return 'not-allowed'; end if;
  update public.chapters c set led_by = private.filled_text($2), about = private.filled_text($3), meets = private.filled_text($4),
    meeting_place = private.filled_text($5), needs = private.filled_text($6), accepts_messages = $7
    where c.id = chapter;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_chapter_page', '{authenticated}');

-- The figures that leads count each quarter. Reporting the same ones again keeps them up to date.
create function private.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer)
returns public.chapter_save_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.manages_chapter(chapter) then return 'not-allowed'; end if;
  update public.chapters c set people = $2, kits_in_year = $3, trainings = $4, figures_on = current_date
    where c.id = chapter;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('report_chapter_figures', '{authenticated}');

-- Chooses the picture of a chapter; null removes it.
create function private.set_chapter_picture(chapter uuid, picture uuid) returns public.picture_choice_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.manages_chapter(chapter) then return 'not-allowed'; end if;
  update public.chapters t set picture_id = picture where t.id = chapter;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $$;
call private.publish_function('set_chapter_picture', '{authenticated}');

-- What only outreach may change. Without an id it creates a chapter that is forming.
create function private.save_chapter(
  chapter uuid, slug text, name text, kind public.chapter_kind, institution text, city text, state text, zip text,
  latitude numeric, longitude numeric
) returns public.chapter_save_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  insert into public.chapters as c (id, slug, name, kind, institution, city, state, zip, latitude, longitude)
    values (coalesce(chapter, gen_random_uuid()), $2, trim($3), $4, case $4 when 'campus' then private.filled_text($5) end,
      trim($6), $7, private.filled_text($8), $9, $10)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, kind = excluded.kind,
      institution = excluded.institution, city = excluded.city, state = excluded.state, zip = excluded.zip,
      latitude = excluded.latitude, longitude = excluded.longitude;
  return 'saved';
exception
  when unique_violation then return 'slug-taken';
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_chapter', '{authenticated}');

-- The statuses a chapter can move to; the first one of each status is the regular next step.
create function private.chapter_steps() returns table (from_status public.chapter_status, to_status public.chapter_status, place integer)
language sql immutable set search_path = '' as $$
  values ('forming'::public.chapter_status, 'active'::public.chapter_status, 1), ('forming', 'closed', 2),
    ('active', 'paused', 1), ('active', 'closed', 2), ('paused', 'active', 1), ('paused', 'closed', 2),
    ('closed', 'active', 1)
$$;

-- A computed field of each chapter.
create function public.next_statuses(chapter public.chapters) returns public.chapter_status[]
language sql stable set search_path = '' as $$
  select array_agg(s.to_status order by s.place) from private.chapter_steps() s where s.from_status = chapter.status
$$;
grant execute on function public.next_statuses(public.chapters), private.chapter_steps() to authenticated;

create type public.chapter_move_outcome as enum ('moved', 'not-possible', 'unknown', 'not-allowed');

-- A chapter that closes loses its leads and members, so that nobody keeps access to its people.
create function private.move_chapter(chapter uuid, next_status public.chapter_status) returns public.chapter_move_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.chapters;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.chapters c where c.id = chapter for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (
    select from private.chapter_steps() s where s.from_status = held.status and s.to_status = next_status
  ) then return 'not-possible'; end if;
  update public.chapters c set status = next_status,
    founded_on = case next_status when 'active' then coalesce(c.founded_on, current_date) else c.founded_on end
    where c.id = chapter;
  if next_status = 'closed' then
    delete from public.chapter_members m where m.chapter_id = chapter;
    delete from public.user_roles r where r.chapter_id = chapter;
  end if;
  return 'moved';
end $$;
call private.publish_function('move_chapter', '{authenticated}');

grant insert, delete on public.user_roles to function_owner;
create policy "function owner grants chapter leads" on public.user_roles for insert to function_owner
  with check (role = 'chapter_lead');
create policy "function owner removes chapter leads" on public.user_roles for delete to function_owner
  using (role = 'chapter_lead');
grant execute on function private.chapter_steps() to function_owner;
