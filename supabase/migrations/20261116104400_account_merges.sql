-- Merging a second account: what was learned and earned there moves once both accounts are proven.

create table public.account_merges (
  id uuid primary key default gen_random_uuid(),
  asker uuid not null references auth.users (id) on delete cascade,
  other uuid references auth.users (id) on delete cascade,
  sent_to bytea,
  secret_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  merged_at timestamptz,
  moved jsonb check (jsonb_typeof(moved) = 'object'),
  is_other_leaving boolean,
  check (asker <> other),
  check ((merged_at is null) = (moved is null))
);
comment on table public.account_merges is 'class:s2';
comment on column public.account_merges.other is 'Null if no account has the address; the requester is not told.';
comment on column public.account_merges.sent_to is 'class:secret digest of the address that got the code';
comment on column public.account_merges.secret_hash is 'class:secret deleted when it is used';
comment on column public.account_merges.moved is 'Number of moved rows by kind.';
comment on column public.account_merges.is_other_leaving is 'Whether the other account is deleted after the merge.';
create index account_merges_asker on public.account_merges (asker, created_at desc);
create index account_merges_other on public.account_merges (other, created_at desc);
alter table public.account_merges enable row level security;

revoke all on public.account_merges from public, anon, authenticated, service_role;
grant select, delete on public.account_merges to service_role;
grant select, insert, update, delete on public.account_merges to function_owner;

-- The other account is hidden until both are proven.
grant select (id, asker, merged_at, moved, is_other_leaving) on public.account_merges to authenticated;

create policy "function owner manages account merges" on public.account_merges for all to function_owner
  using (true) with check (true);
create policy "members read their own merges" on public.account_merges for select to authenticated
  using (asker = (select auth.uid()) and merged_at is not null);

create function private.address_digest(address text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(lower(address), 'UTF8'))
$$;

create type public.merge_request_outcome as enum ('sent', 'not-adult', 'invalid', 'own-address', 'too-many');

-- Emails a code to the other address. The outcome does not reveal whether an account has it.
create function private.request_merge(address text) returns public.merge_request_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  target text := lower(trim(address));
  owner uuid;
  code text := private.new_code();
  started_at timestamptz := clock_timestamp();
begin
  perform private.lock_caller();
  if not private.is_confirmed_adult(me) then return 'not-adult'; end if;
  if not coalesce(private.is_email_address(target), false) then return 'invalid'; end if;
  if target = (select lower(m.address) from private.confirmed_emails m where m.user_id = me) then return 'own-address'; end if;
  if (select count(*) from public.account_merges g
    where g.asker = me and g.created_at > now() - interval '1 day') >= 5 then return 'too-many'; end if;
  select m.user_id into owner from private.confirmed_emails m where lower(m.address) = target order by m.user_id limit 1;
  -- A new code replaces the previous one.
  update public.account_merges g set secret_hash = null where g.asker = me and g.merged_at is null;
  insert into public.account_merges (asker, other, sent_to, secret_hash)
    values (me, owner, private.address_digest(target), private.code_hash(code));
  if (select count(*) from public.account_merges g
    where g.other = owner and g.created_at > now() - interval '1 day') between 1 and 3 then
    perform private.queue_email('account-merge', target, jsonb_build_object('code', code));
  end if;
  -- Otherwise the time would tell whether the address has an account.
  perform pg_sleep_until(started_at + interval '100 milliseconds');
  return 'sent';
end $$;
call private.publish_function('request_merge', '{authenticated}');

create type public.merge_state as enum (
  'usable', 'unknown', 'too-many', 'not-adult', 'being-deleted', 'second-factor'
);

-- Finds the request of a code, for the account that requested it. Wrong codes are counted.
create function private.find_merge(code text, out outcome public.merge_state, out merge uuid, out from_person uuid)
language plpgsql set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.account_merges;
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select g.* into held from public.account_merges g
    where g.secret_hash = private.code_hash(code) and g.asker = me and g.merged_at is null and g.expires_at > now()
      and g.sent_to = (select private.address_digest(m.address) from private.confirmed_emails m where m.user_id = g.other)
    for update;
  if held.id is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
    return;
  end if;
  merge := held.id;
  from_person := held.other;
  outcome := case
    when not private.is_confirmed_adult(me) or not private.is_confirmed_adult(from_person) then 'not-adult'
    when exists (select from public.erasures e where e.user_id = me) then 'being-deleted'
    when private.has_second_factor(from_person) then 'second-factor'
    else 'usable' end;
end $$;

-- Number of rows that would move, by kind.
create function private.movable_rows(person uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'certificates', (select count(*) from public.certificates c where c.user_id = person),
    'courses', (select count(*) from public.enrollments e where e.user_id = person),
    'attempts', (select count(*) from public.quiz_attempts a where a.user_id = person),
    'surveys', (select count(*) from public.survey_responses r where r.user_id = person),
    'kits', (select count(*) from public.kit_requests k where k.user_id = person),
    'events', (select count(*) from public.event_registrations r where r.user_id = person),
    'chapters', (select count(*) from public.chapter_members m where m.user_id = person),
    'applications', (select count(*) from public.chapter_applications a where a.user_id = person));
end $$;

create function private.preview_merge(code text) returns table (outcome public.merge_state, address text, moves jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  usable record;
begin
  select * into usable from private.find_merge(code);
  return query select usable.outcome, m.address, private.movable_rows(m.user_id)
    from (select 1) as _ left join private.confirmed_emails m
      on m.user_id = usable.from_person and usable.outcome = 'usable';
end $$;
call private.publish_function('preview_merge', '{authenticated}');

-- Moves progress, tests, certificates and kits. What an account can have only once (an open test, an open kit
-- request, the answers to a survey) stays; of two positions in a lesson the newer one counts.
create function private.move_learning(from_person uuid, to_person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.certificate_events (certificate_id, kind, actor)
    select c.id, 'merged', to_person from public.certificates c where c.user_id = from_person;
  update public.certificate_events e set actor = to_person
    from public.certificates c where c.id = e.certificate_id and c.user_id = from_person and e.actor = from_person;
  update public.certificates set user_id = to_person where user_id = from_person;
  insert into public.enrollments as mine (user_id, course_id, course_version, started_at, seen_at, passed_at)
    select to_person, e.course_id, e.course_version, e.started_at, e.seen_at, e.passed_at
    from public.enrollments e where e.user_id = from_person
    on conflict (user_id, course_id) do update set
      started_at = least(mine.started_at, excluded.started_at), seen_at = greatest(mine.seen_at, excluded.seen_at),
      passed_at = greatest(mine.passed_at, excluded.passed_at);
  delete from public.enrollments where user_id = from_person;
  insert into public.lesson_progress as mine
    (user_id, course_id, lesson_id, block, block_index, seconds, checks, done_at, reached_at, updated_at)
    select to_person, p.course_id, p.lesson_id, p.block, p.block_index, p.seconds, p.checks, p.done_at, p.reached_at,
      p.updated_at
    from public.lesson_progress p where p.user_id = from_person
    on conflict (user_id, lesson_id) do update set
      (block, block_index, seconds) = (
        select excluded.block, excluded.block_index, excluded.seconds where excluded.reached_at > mine.reached_at
        union all select mine.block, mine.block_index, mine.seconds where excluded.reached_at <= mine.reached_at
      ),
      checks = case when pg_column_size(excluded.checks || mine.checks) < 8192
        then excluded.checks || mine.checks else mine.checks end,
      done_at = least(mine.done_at, excluded.done_at), reached_at = greatest(mine.reached_at, excluded.reached_at),
      updated_at = greatest(mine.updated_at, excluded.updated_at);
  delete from public.lesson_progress where user_id = from_person;
  update public.enrollments e set lessons_done = (
    select count(*) from public.lesson_progress p
      join private.course_lessons(private.readable_course(e.course_id, to_person, null)) l on l.id = p.lesson_id
    where p.user_id = to_person and p.done_at is not null
  ) where e.user_id = to_person;
  update public.quiz_attempts a set user_id = to_person where a.user_id = from_person and (
    a.submitted_at is not null or not exists (select from public.quiz_attempts o
      where o.user_id = to_person and o.course_id = a.course_id and o.submitted_at is null));
  update public.certificate_requests r set user_id = to_person where r.user_id = from_person;
  insert into public.quiz_allowances as mine (user_id, extra_percent, granted_by)
    select to_person, x.extra_percent, x.granted_by from public.quiz_allowances x where x.user_id = from_person
    on conflict (user_id) do update set extra_percent = greatest(mine.extra_percent, excluded.extra_percent);
  delete from public.quiz_allowances where user_id = from_person;
  update public.survey_responses r set user_id = to_person where r.user_id = from_person and not exists (
    select from public.survey_responses o
    where o.user_id = to_person and o.course_id = r.course_id and o.phase = r.phase);
  update public.kit_requests k set user_id = to_person where k.user_id = from_person and (
    k.status not in ('requested', 'approved', 'packed') or not exists (select from public.kit_requests o
      where o.user_id = to_person and o.status in ('requested', 'approved', 'packed')));
  perform private.issue_waiting_certificates(to_person);
end $$;

-- Moves memberships and applications to start a chapter. Of two memberships in a chapter the older one counts, and a
-- removal stays.
create function private.move_chapters(from_person uuid, to_person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.chapter_members as mine (chapter_id, user_id, joined_at, removed_at, removal_reason)
    select m.chapter_id, to_person, m.joined_at, m.removed_at, m.removal_reason
    from public.chapter_members m where m.user_id = from_person
    on conflict (user_id, chapter_id) do update set
      joined_at = least(mine.joined_at, excluded.joined_at),
      removed_at = coalesce(mine.removed_at, excluded.removed_at),
      removal_reason = coalesce(mine.removal_reason, excluded.removal_reason);
  delete from public.chapter_members m where m.user_id = from_person;
  update public.chapter_applications a set user_id = to_person where a.user_id = from_person;
end $$;

create type public.merge_outcome as enum (
  'merged', 'reauthenticate', 'unknown', 'too-many', 'not-adult', 'being-deleted', 'second-factor'
);

-- Requires both proofs: the code from the other address, and a sign-in within ten minutes, with the second
-- factor if there is one.
create function private.merge_account(code text, is_other_leaving boolean default false) returns public.merge_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  before jsonb;
  after jsonb;
begin
  select * into usable from private.find_merge(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(me, usable.from_person);
  before := private.movable_rows(usable.from_person);
  -- Before the courses: a course that moves must not earn a second ticket.
  perform private.move_raffle_entries(usable.from_person, me);
  perform private.move_learning(usable.from_person, me);
  perform private.move_chapters(usable.from_person, me);
  perform private.move_registrations(usable.from_person, me);
  after := private.movable_rows(usable.from_person);
  update public.account_merges g set merged_at = now(), secret_hash = null, sent_to = null,
    is_other_leaving = coalesce(merge_account.is_other_leaving, false), moved = (
      select jsonb_object_agg(key, value::integer - (after ->> key)::integer) from jsonb_each_text(before))
    where g.id = usable.merge;
  perform private.notify(me, 'account', 'accounts-merged', '{}', 'merged ' || usable.merge);
  perform private.notify(usable.from_person, 'account', 'account-merged-away', '{}',
    'merged away ' || usable.merge);
  if merge_account.is_other_leaving then
    perform private.schedule_erasure(usable.from_person, me, 'asked', now() + interval '7 days');
  end if;
  return 'merged';
end $$;
call private.publish_function('merge_account', '{authenticated}');

-- Unused requests are deleted after a day, when they no longer count toward the limit.
create function private.delete_old_merge_requests() returns bigint language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.account_merges where merged_at is null and created_at < now() - interval '1 day' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('delete_old_merge_requests');

grant execute on function private.address_digest(text), private.find_merge(text), private.movable_rows(uuid),
  private.move_learning(uuid, uuid), private.move_chapters(uuid, uuid) to function_owner;

insert into private.periodic_tasks (name, every) values ('delete_old_merge_requests', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.account_merges', 'Accounts you merged', '$1 in (asker, other)', '[
    ["created_at", "Requested on"], ["merged_at", "Done on"], ["moved", "What moved"]
  ]', false, 'with_account');
