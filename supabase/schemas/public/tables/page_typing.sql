-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.page_typing (
  user_id uuid not null,
  page_id uuid not null,
  form text not null,
  content jsonb not null,
  saved_at timestamp with time zone not null default now(),
  constraint page_typing_pkey PRIMARY KEY (user_id, page_id, form),
  constraint page_typing_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.page_drafts(page_id) ON DELETE CASCADE,
  constraint page_typing_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint page_typing_content_check CHECK (private.are_text_fields(content) AND length(content::text) <= 100000),
  constraint page_typing_form_check CHECK (form ~ '^[a-z0-9-]{1,60}$'::text)
);

comment on table public.page_typing is 'class:s2';
comment on column public.page_typing.form is 'The section, or “page” for its title and lead.';
comment on column public.page_typing.content is 'The fields as typed, complete or not.';

CREATE INDEX page_typing_form ON public.page_typing USING btree (page_id, form);

alter table public.page_typing enable row level security;

create policy "function owner manages what is typed into pages" on public.page_typing
  for all to function_owner
  using (true)
  with check (true);
create policy "staff read what they typed into pages" on public.page_typing
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));

grant select on public.page_typing to authenticated;
grant select, insert, update, delete on public.page_typing to function_owner;
grant select, insert, update, delete on public.page_typing to service_role;
