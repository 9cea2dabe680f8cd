-- How often people who passed a test had missed each question, summed up when the test is graded, so that staff see which
-- questions to look at.

create table private.question_totals (
  version_id uuid primary key references private.question_versions (id) on delete cascade,
  passed integer not null default 0 check (passed >= 0),
  passed_wrong integer not null default 0 check (passed_wrong between 0 and passed)
);
comment on table private.question_totals is 'class:s2';
comment on column private.question_totals.version_id is 'The wording that was shown; another wording starts again.';
comment on column private.question_totals.passed is 'Passed tests with this question.';
comment on column private.question_totals.passed_wrong is 'Those of them in which it was missed.';
alter table private.question_totals enable row level security;
revoke all on private.question_totals from public, anon, authenticated, service_role;
grant select, insert, update on private.question_totals to function_owner;
create policy "function owner manages question totals" on private.question_totals for all to function_owner
  using (true) with check (true);

create function private.count_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- In one order everywhere, so that tests that are graded at the same time cannot deadlock.
  insert into private.question_totals as t (version_id, passed, passed_wrong)
    select v.id, 1, (not private.is_right(jsonb_populate_record(null::public.questions, v.content),
      new.answers -> (d.item ->> 'q')))::integer
    from jsonb_array_elements(new.drawn) as d (item) join private.question_versions v on v.id = (d.item ->> 'v')::uuid
    order by 1
    on conflict (version_id) do update
      set passed = t.passed + 1, passed_wrong = t.passed_wrong + excluded.passed_wrong;
  return null;
end $$;
call private.publish_function('count_answers');
create trigger count_answers after update on public.quiz_attempts
  for each row when (new.is_passed and old.submitted_at is null) execute function private.count_answers();

-- For each question of a course, how many of 100 people who passed had missed it. Fewer than 20 people say nothing, and
-- could be recognized.
create function private.question_health(course uuid) returns table (question uuid, people integer, missed_percent integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('editor', 'instructor') then return; end if;
  return query select q.id, t.passed, (t.passed_wrong * 100 / t.passed)
    from public.courses c join public.questions q on q.locale = c.locale and q.bank = c.bank
    join private.question_totals t on t.version_id = private.question_version(private.question_content(q))
    where c.id = course and t.passed >= 20;
end $$;
call private.publish_function('question_health', '{authenticated}');
