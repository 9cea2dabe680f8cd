-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.survey_totals (
  course_id uuid not null,
  people bigint not null default 0,
  right_before bigint not null default 0,
  right_after bigint not null default 0,
  constraint survey_totals_pkey PRIMARY KEY (course_id),
  constraint survey_totals_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint survey_totals_people_check CHECK (people >= 0)
);

comment on table private.survey_totals is 'class:s2';

alter table private.survey_totals enable row level security;

create policy "function owner manages survey totals" on private.survey_totals
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.survey_totals to function_owner;
