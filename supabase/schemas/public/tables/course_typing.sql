-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.course_typing (
  user_id uuid not null,
  course_id uuid not null,
  form text not null,
  content jsonb not null,
  saved_at timestamp with time zone not null default now(),
  constraint course_typing_pkey PRIMARY KEY (user_id, course_id, form),
  constraint course_typing_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.course_drafts(course_id) ON DELETE CASCADE,
  constraint course_typing_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint course_typing_content_check CHECK (private.are_text_fields(content) AND length(content::text) <= 100000),
  constraint course_typing_form_check CHECK (form ~ '^[a-z0-9-]{1,40}(/[a-z0-9-]{1,40})?$'::text)
);

comment on table public.course_typing is 'class:s2';
comment on column public.course_typing.form is 'The part, and the block of a lesson after a slash.';
comment on column public.course_typing.content is 'The fields as typed, complete or not.';

CREATE INDEX course_typing_form ON public.course_typing USING btree (course_id, form);

alter table public.course_typing enable row level security;

create policy "function owner manages what is typed into courses" on public.course_typing
  for all to function_owner
  using (true)
  with check (true);
create policy "staff read what they typed into courses" on public.course_typing
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'instructor'::public.app_role]) AS is_staff));

grant select on public.course_typing to authenticated;
grant select, insert, update, delete on public.course_typing to function_owner;
grant select, insert, update, delete on public.course_typing to service_role;
