-- The members of a chapter: they join and leave, and its leads can remove them.

create table public.chapter_members (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.chapters (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  removed_at timestamptz,
  removal_reason text check (length(removal_reason) between 5 and 500),
  unique (user_id, chapter_id),
  check ((removed_at is null) = (removal_reason is null))
);
comment on table public.chapter_members is 'class:s2';
comment on column public.chapter_members.removed_at is 'Leads removed the member, who cannot join again until they allow it.';
comment on column public.chapter_members.removal_reason is 'From the leads to the member.';
create index chapter_members_chapter on public.chapter_members (chapter_id, joined_at, id);
alter table public.chapter_members enable row level security;
revoke all on public.chapter_members from public, anon, authenticated;
grant select, insert, update, delete on public.chapter_members to service_role;
grant select, insert, update (joined_at, removed_at, removal_reason), delete on public.chapter_members to function_owner;
grant select on public.chapter_members to authenticated;

create policy "function owner manages chapter members" on public.chapter_members for all to function_owner
  using (true) with check (true);
create policy "members, their guardians and outreach read chapter members" on public.chapter_members
  for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- The members of a chapter and those who were removed, for its leads and outreach. A function, because a policy that compares chapters would
-- make every member's request read the whole table.
create function private.chapter_roster(chapter uuid) returns table (
  id uuid, display_name text, joined_at timestamptz, removed_at timestamptz, removal_reason text
) language sql stable security definer set search_path = '' as $$
  select m.id, p.display_name, m.joined_at, m.removed_at, m.removal_reason
  from public.chapter_members m join public.profiles p on p.id = m.user_id
  where m.chapter_id = chapter and (select private.manages_chapter(chapter))
  order by m.joined_at desc, m.id
$$;
call private.publish_function('chapter_roster', '{authenticated}');

create type public.chapter_join_outcome as enum ('joined', 'no-consent', 'removed', 'unknown');

-- Learners under 18 need a guardian's consent to events, because that is what chapters do.
create function private.join_chapter(chapter uuid) returns public.chapter_join_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if not exists (select from public.chapters c where c.id = chapter and c.status = 'active') then return 'unknown'; end if;
  if not private.has_consent(me, 'consent-events') then return 'no-consent'; end if;
  insert into public.chapter_members (chapter_id, user_id) values (chapter, me) on conflict do nothing;
  return (case when exists (
    select from public.chapter_members m where m.chapter_id = chapter and m.user_id = me and m.removed_at is not null
  ) then 'removed' else 'joined' end)::public.chapter_join_outcome;
end $$;
call private.publish_function('join_chapter', '{authenticated}');

create type public.chapter_leave_outcome as enum ('left', 'not-member');

create function private.leave_chapter(chapter uuid) returns public.chapter_leave_outcome
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.chapter_members m
    where m.chapter_id = chapter and m.user_id = private.caller_id() and m.removed_at is null;
  return (case when found then 'left' else 'not-member' end)::public.chapter_leave_outcome;
end $$;
call private.publish_function('leave_chapter', '{authenticated}');

create type public.chapter_removal_outcome as enum ('removed', 'allowed', 'invalid', 'unknown');

-- Removes a member, who gets a notice with the reason. Leads do this in their own chapter, outreach in every one.
create function private.remove_chapter_member(membership uuid, reason text) returns public.chapter_removal_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.chapter_members;
begin
  select * into held from public.chapter_members m where m.id = membership and m.removed_at is null for update;
  if held.id is null or not private.manages_chapter(held.chapter_id) then return 'unknown'; end if;
  if private.filled_text(reason) is null then return 'invalid'; end if;
  update public.chapter_members m set removed_at = now(), removal_reason = trim(reason) where m.id = membership;
  perform private.notify(held.user_id, 'account', 'chapter-removal',
      jsonb_build_object('chapter', c.name, 'slug', c.slug, 'reason', trim(reason)))
    from public.chapters c where c.id = held.chapter_id;
  return 'removed';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('remove_chapter_member', '{authenticated}');

-- Lets a removed member join again.
create function private.allow_chapter_member(membership uuid) returns public.chapter_removal_outcome
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.chapter_members m
    where m.id = membership and m.removed_at is not null and private.manages_chapter(m.chapter_id);
  return (case when found then 'allowed' else 'unknown' end)::public.chapter_removal_outcome;
end $$;
call private.publish_function('allow_chapter_member', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.chapter_members', 'Chapters you joined', 'user_id = $1',
    '[["chapter_id", "Chapter"], ["joined_at", "Joined on"], ["removed_at", "Removed on"],
      ["removal_reason", "Reason"]]', true, 'with_account');
