-- Links between guardians and the learners under 18 they look after, and a log of what guardians viewed.

create table public.guardianships (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references auth.users (id) on delete cascade,
  learner_id uuid not null references auth.users (id) on delete cascade,
  relation text not null check (relation in ('parent', 'legal-guardian', 'foster-parent')),
  guardian_confirmed_at timestamptz,
  learner_confirmed_at timestamptz,
  verified_at timestamptz generated always as (
    case when guardian_confirmed_at is not null and learner_confirmed_at is not null
      then greatest(guardian_confirmed_at, learner_confirmed_at) end
  ) stored,
  birthday_notified_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references auth.users (id) on delete set null,
  ended_because text check (ended_because in ('guardian', 'learner', 'refused', 'birthday')),
  created_at timestamptz not null default now(),
  check (guardian_id <> learner_id),
  check ((ended_at is null) = (ended_because is null))
);
comment on table public.guardianships is 'class:s3';
comment on column public.guardianships.verified_at is 'When both sides had confirmed.';
create unique index guardianships_live on public.guardianships (guardian_id, learner_id) where ended_at is null;
create index guardianships_guardian on public.guardianships (guardian_id);
create index guardianships_learner on public.guardianships (learner_id);
create index guardianships_ended_by on public.guardianships (ended_by);

create table public.guardian_visits (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references auth.users (id) on delete cascade,
  learner_id uuid not null references auth.users (id) on delete cascade,
  what text not null check (what in ('page', 'export', 'deletion')),
  visited_at timestamptz not null default now()
);
comment on table public.guardian_visits is 'class:s3';
create index guardian_visits_learner on public.guardian_visits (learner_id, visited_at desc);
create index guardian_visits_guardian on public.guardian_visits (guardian_id, learner_id, visited_at desc);
alter table public.guardianships enable row level security;
alter table public.guardian_visits enable row level security;

revoke all on public.guardianships, public.guardian_visits from public, anon, authenticated;
grant select, insert, update, delete on public.guardianships, public.guardian_visits to service_role;
grant select, insert, update (guardian_confirmed_at, learner_confirmed_at, birthday_notified_at, ended_at, ended_by,
  ended_because) on public.guardianships to function_owner;
grant select, insert, delete on public.guardian_visits to function_owner;
grant select on public.guardianships to authenticated;
grant select on public.guardian_visits to authenticated;

create policy "function owner manages guardianships" on public.guardianships for all to function_owner
  using (true) with check (true);
create policy "function owner manages guardian visits" on public.guardian_visits for all to function_owner using (true) with check (true);
create policy "guardians and learners read their links" on public.guardianships for select to authenticated
  using (guardian_id = (select auth.uid()) or learner_id = (select auth.uid()));

-- Used by policies: the learners whose guardian the caller is. Both sides have confirmed, the link has not ended, the
-- learner is under 18, and the session has the guardian's second factor if there is one.
create function private.guarded_learners() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.caller_has_all_factors() then return; end if;
  return query select g.learner_id from public.guardianships g join public.profiles p on p.id = g.learner_id
    where g.guardian_id = private.caller_id() and g.verified_at is not null and g.ended_at is null
      and p.adult_on > current_date;
end $$;
call private.publish_function('guarded_learners', '{authenticated}', is_in_api => false);

-- Used by policies: the people whom the caller may read about. These are the caller and, within ten minutes of a
-- sign-in, the learners.
create function private.visible_people() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return next private.caller_id();
  if private.caller_is_proven() then return query select private.guarded_learners(); end if;
end $$;
call private.publish_function('visible_people', '{authenticated}', is_in_api => false);

create function private.guards(learner uuid) returns boolean language sql stable set search_path = '' as $$
  select learner in (select private.guarded_learners())
$$;
grant execute on function private.guards(uuid) to function_owner;

-- Serializes changes to the links of both people, so that concurrent requests cannot exceed the limits.
create function private.lock_accounts(one uuid, other uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('guardianship ' || person, 0))
  from unnest(array[least(one, other), greatest(one, other)]) as person
$$;

create type private.link_obstacle as enum (
  'not-adult', 'not-learner', 'already-linked', 'guardian-full', 'learner-full'
);

create function private.link_obstacle(guardian uuid, learner uuid) returns private.link_obstacle
language sql stable set search_path = '' as $$
  select case
    when not private.is_confirmed_adult(guardian) then 'not-adult'
    when not private.is_minor(learner) then 'not-learner'
    when exists (select from public.guardianships g
      where g.guardian_id = guardian and g.learner_id = learner and g.ended_at is null) then 'already-linked'
    when (select count(*) from public.guardianships g
      where g.guardian_id = guardian and g.ended_at is null) >= 6 then 'guardian-full'
    when (select count(*) from public.guardianships g
      where g.learner_id = learner and g.ended_at is null) >= 4 then 'learner-full'
  end::private.link_obstacle
$$;

create function private.check_guardianship() returns trigger
language plpgsql set search_path = '' as $$
declare
  obstacle private.link_obstacle;
begin
  perform private.lock_accounts(new.guardian_id, new.learner_id);
  obstacle := private.link_obstacle(new.guardian_id, new.learner_id);
  if obstacle is not null and new.ended_at is null then
    raise exception 'these two cannot be linked: %', obstacle using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_guardianship before insert on public.guardianships
  for each row execute function private.check_guardianship();

create type public.link_change_outcome as enum ('confirmed', 'ended', 'unknown');

-- A learner confirms the guardian who used their code.
create function private.confirm_guardian(link uuid) returns public.link_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  guardian uuid;
begin
  update public.guardianships g set learner_confirmed_at = now()
    where g.id = link and g.learner_id = (select private.caller_id()) and g.ended_at is null
      and g.learner_confirmed_at is null and private.is_minor(g.learner_id)
    returning g.guardian_id into guardian;
  if guardian is null then return 'unknown'; end if;
  perform private.notify(guardian, 'account', 'guardian-confirmed',
    jsonb_build_object('name', private.display_name_of(private.caller_id())));
  return 'confirmed';
end $$;
call private.publish_function('confirm_guardian', '{authenticated}');

-- Either side can end a link at any time; the consents given through it end too.
create function private.end_guardianship(link uuid) returns public.link_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  ended public.guardianships;
begin
  update public.guardianships g set ended_at = now(), ended_by = me,
    ended_because = case when g.verified_at is null then 'refused' when g.guardian_id = me then 'guardian' else 'learner' end
    where g.id = link and g.ended_at is null and me in (g.guardian_id, g.learner_id)
    returning * into ended;
  if ended.id is null then return 'unknown'; end if;
  perform private.end_consents_of(ended.learner_id, ended.guardian_id);
  perform private.notify(
    case when ended.guardian_id = me then ended.learner_id else ended.guardian_id end, 'account', 'guardianship-ended',
    jsonb_build_object('reader', case when ended.guardian_id = me then 'learner' else 'guardian' end,
      'name', private.display_name_of(me)));
  return 'ended';
end $$;
call private.publish_function('end_guardianship', '{authenticated}');

-- The caller's active links with the names of both sides.
create function private.my_guardianships()
returns table (
  link uuid, side text, guardian_id uuid, learner_id uuid, name text, hint text, relation text,
  verified_at timestamptz, created_at timestamptz, adult_on date
) language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  return query select g.id, case when g.guardian_id = me then 'guardian' else 'learner' end, g.guardian_id, g.learner_id,
    private.display_name_of(other), case when other = g.guardian_id then private.masked_email(other) end, g.relation,
    g.verified_at, g.created_at,
    -- Only a confirmed guardian sees when the learner turns 18.
    case when g.verified_at is not null or g.learner_id = me then p.adult_on end
  from public.guardianships g
    cross join lateral (select case when g.guardian_id = me then g.learner_id else g.guardian_id end) as _ (other)
    join public.profiles p on p.id = g.learner_id
  where g.ended_at is null and me in (g.guardian_id, g.learner_id) and p.adult_on > current_date
  order by g.created_at;
end $$;
call private.publish_function('my_guardianships', '{authenticated}');

create type public.learner_page_outcome as enum ('opened', 'reauthenticate');

-- The learner's page, for the learner and for guardians who signed in within the last ten minutes. Views by a
-- guardian are logged, several within five minutes as one.
create function private.open_learner_page(learner uuid)
returns table (
  outcome public.learner_page_outcome, learner_id uuid, name text, adult_on date, guardians jsonb, deleted_on date
)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if learner <> me and not private.guards(learner) or not private.is_minor(learner) then return; end if;
  if learner <> me and not private.caller_is_proven() then
    return query select 'reauthenticate'::public.learner_page_outcome, p.id, p.display_name, null::date, '[]'::jsonb, null::date
      from public.profiles p where p.id = learner;
    return;
  end if;
  if learner <> me then perform private.record_visit(learner, 'page'); end if;
  return query select 'opened'::public.learner_page_outcome, p.id, p.display_name, p.adult_on, coalesce((
    select jsonb_agg(jsonb_build_object('id', g.guardian_id, 'name', private.display_name_of(g.guardian_id),
      'relation', g.relation, 'since', g.verified_at) order by g.verified_at)
    from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null), '[]'),
    (select e.due_at::date from public.erasures e where e.user_id = learner)
  from public.profiles p where p.id = learner;
end $$;
call private.publish_function('open_learner_page', '{authenticated}');

create function private.record_visit(learner uuid, what text) returns void
language sql set search_path = '' as $$
  insert into public.guardian_visits (guardian_id, learner_id, what)
  select me, learner, $2 from private.caller_id() as me
  where not exists (
    select from public.guardian_visits v
    where v.guardian_id = me and v.learner_id = learner and v.what = $2
      and v.visited_at > now() - interval '5 minutes'
  )
$$;

-- Ends the links of learners who turn 18, and notifies both sides 30 days before and on the day.
create function private.end_grown_guardianships() returns bigint
language plpgsql set search_path = '' as $$
declare
  link record;
  ended bigint := 0;
begin
  for link in update public.guardianships g set birthday_notified_at = now() from public.profiles p
    where p.id = g.learner_id and g.ended_at is null and g.verified_at is not null and g.birthday_notified_at is null
      and p.adult_on > current_date and p.adult_on <= current_date + 30
    returning g.id, g.guardian_id, g.learner_id, p.adult_on, p.display_name
  loop
    perform private.notify(link.guardian_id, 'account', 'guardian-birthday-soon',
      jsonb_build_object('name', link.display_name, 'day', link.adult_on), 'birthday-soon ' || link.id);
    perform private.notify(link.learner_id, 'account', 'learner-birthday-soon',
      jsonb_build_object('day', link.adult_on), 'birthday-soon ' || link.id);
  end loop;
  for link in update public.guardianships g set ended_at = now(), ended_because = 'birthday' from public.profiles p
    where p.id = g.learner_id and g.ended_at is null and not p.adult_on > current_date
    returning g.id, g.guardian_id, g.learner_id, g.verified_at, p.display_name
  loop
    ended := ended + 1;
    perform private.end_consents_of(link.learner_id, link.guardian_id);
    continue when link.verified_at is null;
    perform private.notify(link.guardian_id, 'account', 'guardian-birthday',
      jsonb_build_object('name', link.display_name));
    perform private.notify(link.learner_id, 'account', 'learner-birthday');
  end loop;
  return ended;
end $$;

create policy "learners and their guardians read guardian visits" on public.guardian_visits
  for select to authenticated
  using (learner_id = any (array(select private.visible_people())));

grant execute on function private.lock_accounts(uuid, uuid), private.link_obstacle(uuid, uuid),
  private.check_guardianship() to function_owner, service_role;
grant execute on function private.record_visit(uuid, text),
  private.end_grown_guardianships() to function_owner;

insert into private.periodic_tasks (name, every) values ('end_grown_guardianships', '1 hour');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.guardianships', 'Links between guardian and learner', 'guardian_id = $1 or learner_id = $1',
    '[["relation", "Relation"], ["guardian_confirmed_at", "Confirmed by the guardian on"],
      ["learner_confirmed_at", "Confirmed by the learner on"], ["ended_at", "Ended on"], ["ended_because", "Ended by"]]',
    true, 'with_account'),
  ('public.guardian_visits', 'When guardians viewed your page', 'guardian_id = $1 or learner_id = $1',
    '[["what", "What"], ["visited_at", "When"]]', true, 'with_account');
