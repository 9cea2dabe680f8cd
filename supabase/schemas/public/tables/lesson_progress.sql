-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.lesson_progress (
  user_id uuid not null default auth.uid(),
  course_id uuid not null,
  lesson_id uuid not null,
  block text,
  block_index integer not null default 0,
  seconds numeric(8,1) not null default 0,
  checks jsonb not null default '{}'::jsonb,
  done_at timestamp with time zone,
  reached_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lesson_progress_pkey PRIMARY KEY (user_id, lesson_id),
  constraint lesson_progress_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint lesson_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint lesson_progress_block_check CHECK (block ~ '^[a-z0-9-]{1,40}$'::text),
  constraint lesson_progress_block_index_check CHECK (block_index >= 0 AND block_index <= 999),
  constraint lesson_progress_checks_check CHECK (jsonb_typeof(checks) = 'object'::text AND pg_column_size(checks) < 8192),
  constraint lesson_progress_seconds_check CHECK (seconds >= 0::numeric)
);

comment on table public.lesson_progress is 'class:s2';
comment on column public.lesson_progress.lesson_id is 'Without a foreign key: readers of an earlier version keep their progress in a lesson that was dropped since.';
comment on column public.lesson_progress.block is 'Id of the last block viewed.';
comment on column public.lesson_progress.block_index is 'Where that block was, in case an edit removes it.';
comment on column public.lesson_progress.seconds is 'Playback position in a video.';
comment on column public.lesson_progress.checks is 'Answers to the checks in the lesson.';
comment on column public.lesson_progress.reached_at is 'When the device was there, by its clock; never in the future.';

CREATE INDEX lesson_progress_course ON public.lesson_progress USING btree (course_id);

alter table public.lesson_progress enable row level security;

create policy "function owner manages lesson progress" on public.lesson_progress
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own lesson progress" on public.lesson_progress
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.lesson_progress to authenticated;
grant select, insert, update, delete on public.lesson_progress to function_owner;
grant select, insert, update, delete on public.lesson_progress to service_role;

CREATE TRIGGER grant_lesson_coins AFTER INSERT ON public.lesson_progress FOR EACH ROW WHEN ((new.done_at IS NOT NULL)) EXECUTE FUNCTION private.grant_lesson_coins();
CREATE TRIGGER grant_lesson_coins_later AFTER UPDATE OF done_at ON public.lesson_progress FOR EACH ROW WHEN (((old.done_at IS NULL) AND (new.done_at IS NOT NULL))) EXECUTE FUNCTION private.grant_lesson_coins();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.lesson_progress FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
