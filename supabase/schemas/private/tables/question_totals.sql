-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.question_totals (
  version_id uuid not null,
  passed integer not null default 0,
  passed_wrong integer not null default 0,
  constraint question_totals_pkey PRIMARY KEY (version_id),
  constraint question_totals_version_id_fkey FOREIGN KEY (version_id) REFERENCES private.question_versions(id) ON DELETE CASCADE,
  constraint question_totals_check CHECK (passed_wrong >= 0 AND passed_wrong <= passed),
  constraint question_totals_passed_check CHECK (passed >= 0)
);

comment on table private.question_totals is 'class:s2';
comment on column private.question_totals.version_id is 'The wording that was shown; another wording starts again.';
comment on column private.question_totals.passed is 'Passed tests with this question.';
comment on column private.question_totals.passed_wrong is 'Those of them in which it was missed.';

alter table private.question_totals enable row level security;

create policy "function owner manages question totals" on private.question_totals
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.question_totals to function_owner;
