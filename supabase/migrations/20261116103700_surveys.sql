-- A survey of 12 statements before and after a course, to measure what people learned.

create table public.survey_items (
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  number integer not null check (number between 1 and 12),
  topic text not null check (topic in ('opioids', 'overdose', 'response')),
  statement text not null check (length(statement) between 1 and 200),
  is_true boolean not null,
  primary key (locale, number)
);
comment on table public.survey_items is 'class:secret';
comment on column public.survey_items.locale is 'class:public';
comment on column public.survey_items.number is 'class:public';
comment on column public.survey_items.topic is 'class:public';
comment on column public.survey_items.statement is 'class:public';
comment on column public.survey_items.is_true is 'Secret so that answers measure knowledge.';

create table public.survey_responses (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  guest bytea,
  phase text not null check (phase in ('before', 'after')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  right_count integer not null check (right_count between 0 and 12),
  answered_on date not null default current_date,
  token_hash bytea unique,
  token_used_at timestamptz,
  is_after_test boolean not null default false,
  check ((user_id is null) <> (guest is null))
);
comment on table public.survey_responses is 'class:s3';
comment on column public.survey_responses.is_after_test is
  'Whether the person had taken the course''s test by then; stored, because attempts of guests are deleted sooner.';
comment on column public.survey_responses.guest is 'class:secret digest of the key in the guest''s cookie';
comment on column public.survey_responses.token_hash is 'class:secret';
create unique index survey_responses_member on public.survey_responses (user_id, course_id, phase)
  where user_id is not null;
create unique index survey_responses_guest on public.survey_responses (guest, course_id, phase)
  where guest is not null;
create index survey_responses_person on public.survey_responses (user_id);
create index survey_responses_course on public.survey_responses (course_id, phase);
create index survey_responses_old_guests on public.survey_responses (answered_on) where guest is not null;
alter table public.survey_items enable row level security;
alter table public.survey_responses enable row level security;
grant select, insert, update, delete on public.survey_items, public.survey_responses to service_role;
grant select on public.survey_items to function_owner;
grant select, insert, update, delete on public.survey_responses to function_owner;
grant select (locale, number, topic, statement) on public.survey_items to anon, authenticated;
grant select (id, course_id, user_id, phase, answers, right_count, answered_on)
  on public.survey_responses to authenticated;

create policy "function owner reads survey items" on public.survey_items for select to function_owner using (true);
create policy "function owner manages survey responses" on public.survey_responses for all to function_owner using (true) with check (true);
create policy "anyone reads survey statements" on public.survey_items for select to anon, authenticated
  using (number is not null);
create policy "members read their own answers" on public.survey_responses for select to authenticated
  using (user_id = (select auth.uid()));

create type public.survey_refusal as enum ('unknown', 'no-key', 'no-consent', 'already', 'started');

-- Why a person cannot take the survey, or null. A minor's answers need a guardian's consent to the course and to
-- surveys; a guest's are not linked to a person. The survey before a course closes at its first lesson.
create function private.survey_refusal_of(member uuid, device bytea, course uuid, in_phase text)
returns public.survey_refusal language sql stable set search_path = '' as $$
  select case
    when in_phase not in ('before', 'after')
      or (private.readable_course(course, member, device)).id is null then 'unknown'
    when member is null and device is null then 'no-key'
    when member is not null and not (
      private.has_consent(member, 'consent-course') and private.has_consent(member, 'consent-survey')
    ) then 'no-consent'
    when exists (
      select from public.survey_responses r where r.course_id = course and r.phase = in_phase
        and (r.user_id = member or r.guest = device)
    ) then 'already'
    when in_phase = 'before' and private.has_started(course, member, device) then 'started'
  end::public.survey_refusal
$$;

-- For the page with the form.
create function private.survey_refusal(course uuid, in_phase text, guest_key text) returns public.survey_refusal
language sql stable security definer set search_path = '' as $$
  select private.survey_refusal_of(me, case when me is null then private.guest_digest(guest_key) end, course, in_phase)
  from private.caller_id() as me
$$;
call private.publish_function('survey_refusal', '{anon, authenticated}',
  'course uuid, phase text, guest_key text default null');

create function private.save_survey(course uuid, in_phase text, given jsonb, guest_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  course_locale text := (select c.locale from public.courses c where c.id = course);
  refusal public.survey_refusal := private.survey_refusal_of(me, device, course, in_phase);
  token text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  if refusal is not null then return jsonb_build_object('state', refusal); end if;
  if jsonb_typeof(given) is distinct from 'object' or exists (
    select from public.survey_items i
    where i.locale = course_locale and coalesce(given ->> i.number::text, '') not in ('true', 'false', 'unsure')
  ) or (select count(*) from jsonb_object_keys(given)) <>
    (select count(*) from public.survey_items i where i.locale = course_locale)
    then return '{"state": "invalid"}'; end if;
  insert into public.survey_responses (course_id, user_id, guest, phase, answers, right_count, token_hash, is_after_test)
    values (course, me, device, in_phase, given, (
      select count(*) from public.survey_items i
      where i.locale = course_locale and given ->> i.number::text = i.is_true::text
    ), case when in_phase = 'after' then sha256(convert_to(token, 'UTF8')) end, in_phase = 'after' and (
      exists (select from public.courses c where c.id = course and c.bank is null)
      or exists (select from public.quiz_attempts q
        where q.course_id = course and q.submitted_at is not null and (q.user_id = me or q.guest = device))
    ))
    on conflict do nothing;
  -- A concurrent request was faster.
  if not found then return '{"state": "already"}'; end if;
  return jsonb_build_object('state', 'saved') ||
    case when in_phase = 'after' then jsonb_build_object('token', token) else '{}' end;
end $$;
call private.publish_function('save_survey', '{anon, authenticated}',
  'course uuid, phase text, answers jsonb, guest_key text default null');

create type public.survey_completion_outcome as enum ('completed', 'used', 'unknown');

-- A token is valid for one visit of the thank-you page.
create function private.complete_survey(token text) returns public.survey_completion_outcome
language plpgsql security definer set search_path = '' as $$
declare
  found_response public.survey_responses;
begin
  select * into found_response from public.survey_responses r
    where r.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) for update;
  if found_response.id is null then return 'unknown'; end if;
  if found_response.token_used_at is not null then return 'used'; end if;
  update public.survey_responses set token_used_at = now() where id = found_response.id;
  return 'completed';
end $$;
call private.publish_function('complete_survey', '{anon, authenticated}');

-- What people who answered both surveys and took the test in between knew, summed up for each course, because a page
-- that everyone can open shows the average.
create table private.survey_totals (
  course_id uuid primary key references public.courses (id) on delete cascade,
  people bigint not null default 0 check (people >= 0),
  right_before bigint not null default 0,
  right_after bigint not null default 0
);
comment on table private.survey_totals is 'class:s2';
alter table private.survey_totals enable row level security;
revoke all on private.survey_totals from public, anon, authenticated, service_role;
grant select, insert, update on private.survey_totals to function_owner;
create policy "function owner manages survey totals" on private.survey_totals for all to function_owner
  using (true) with check (true);

-- Runs after each statement: subtracts the pairs of answers that its people had before it, adds those that they have
-- now. The lock on a course's totals serializes its changes, and the statement after it sees what others committed.
create function private.count_survey_pairs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_rows public.survey_responses[] := '{}';
  new_rows public.survey_responses[] := '{}';
begin
  if tg_op = 'DELETE' then
    old_rows := array(select r from removed r);
  elsif tg_op = 'INSERT' then
    new_rows := array(select a from added a);
  else
    -- The use of a token changes nothing that counts.
    select coalesce(array_agg(r), '{}'), coalesce(array_agg(a), '{}') into old_rows, new_rows
    from (select removed as r, added as a from removed join added using (id)) as changed
    where row((r).course_id, (r).user_id, (r).guest, (r).phase, (r).right_count, (r).is_after_test)
      is distinct from row((a).course_id, (a).user_id, (a).guest, (a).phase, (a).right_count, (a).is_after_test);
  end if;
  if old_rows || new_rows = '{}' then return null; end if;
  insert into private.survey_totals (course_id)
    select distinct n.course_id from unnest(new_rows) as n order by 1 on conflict do nothing;
  perform from private.survey_totals t
    where t.course_id in (select changed.course_id from unnest(old_rows || new_rows) as changed)
    order by t.course_id for update;
  with answers as (
    select -1 as sign, o.* from unnest(old_rows) as o
    union all select -1, r.* from (select distinct o.course_id, o.user_id, o.guest from unnest(old_rows) as o) as person
      cross join lateral private.survey_responses_of(person.course_id, person.user_id, person.guest) as r
      where r.id not in (select n.id from unnest(new_rows) as n)
    union all select 1, r.* from (select distinct n.course_id, n.user_id, n.guest from unnest(new_rows) as n) as person
      cross join lateral private.survey_responses_of(person.course_id, person.user_id, person.guest) as r
  ), pairs as (
    select b.course_id, b.sign, b.right_count as right_before, a.right_count as right_after
    from answers b join answers a on a.sign = b.sign and a.course_id = b.course_id
      and (a.user_id = b.user_id or a.guest = b.guest)
    where b.phase = 'before' and a.phase = 'after' and a.is_after_test
  )
  update private.survey_totals t set people = t.people + change.people,
    right_before = t.right_before + change.right_before, right_after = t.right_after + change.right_after
  from (
    select p.course_id, sum(p.sign) as people, sum(p.sign * p.right_before) as right_before,
      sum(p.sign * p.right_after) as right_after
    from pairs p group by p.course_id
  ) as change
  where t.course_id = change.course_id;
  return null;
end $$;
call private.publish_function('count_survey_pairs');

create function private.survey_responses_of(course uuid, member uuid, device bytea)
returns setof public.survey_responses language sql stable set search_path = '' as $$
  select r.* from public.survey_responses r where r.course_id = course and r.user_id = member
  union all select r.* from public.survey_responses r where r.course_id = course and r.guest = device
$$;
grant execute on function private.survey_responses_of(uuid, uuid, bytea) to function_owner;

create trigger count_added after insert on public.survey_responses
  referencing new table as added for each statement execute function private.count_survey_pairs();
create trigger count_changed after update on public.survey_responses
  referencing old table as removed new table as added for each statement execute function private.count_survey_pairs();
create trigger count_removed after delete on public.survey_responses
  referencing old table as removed for each statement execute function private.count_survey_pairs();

-- Average number of right answers before and after; nothing until ten people have answered both and taken the
-- test in between.
create function private.survey_gain(course uuid) returns table (people bigint, before numeric, after numeric)
language sql stable security definer set search_path = '' as $$
  select t.people, round(t.right_before::numeric / t.people, 1), round(t.right_after::numeric / t.people, 1)
  from private.survey_totals t where t.course_id = course and t.people >= 10
$$;
call private.publish_function('survey_gain', '{anon, authenticated}');

create function private.remove_guest_surveys() returns bigint language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.survey_responses where guest is not null and answered_on < current_date - 365 returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('remove_guest_surveys');

grant execute on function private.survey_refusal_of(uuid, bytea, uuid, text) to function_owner;

insert into private.periodic_tasks (name, every) values ('remove_guest_surveys', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.survey_responses', 'Your survey answers', 'user_id = $1', '[
    ["course_id", "Course"], ["phase", "Before or after"], ["answers", "Answers"], ["right_count", "Right of twelve"],
    ["answered_on", "On"]
  ]', false, 'with_account');
