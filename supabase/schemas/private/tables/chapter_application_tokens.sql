-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.chapter_application_tokens (
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-'::text, ''::text),
  application_id uuid not null,
  constraint chapter_application_tokens_pkey PRIMARY KEY (token),
  constraint chapter_application_tokens_application_id_key UNIQUE (application_id),
  constraint chapter_application_tokens_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.chapter_applications(id) ON DELETE CASCADE
);

comment on table private.chapter_application_tokens is 'class:public';
comment on column private.chapter_application_tokens.token is 'class:secret';

alter table private.chapter_application_tokens enable row level security;

create policy "function owner adds application tokens" on private.chapter_application_tokens
  for insert to function_owner
  with check (true);
create policy "function owner reads application tokens" on private.chapter_application_tokens
  for select to function_owner
  using (true);

grant select, insert on private.chapter_application_tokens to function_owner;
