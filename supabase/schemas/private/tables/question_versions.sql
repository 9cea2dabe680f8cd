-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.question_versions (
  id uuid not null,
  content jsonb not null,
  constraint question_versions_pkey PRIMARY KEY (id),
  constraint question_versions_content_check CHECK (jsonb_typeof(content) = 'object'::text)
);

comment on table private.question_versions is 'class:secret';
comment on column private.question_versions.id is 'Derived from the content.';
comment on column private.question_versions.content is 'The row of questions without what only the bank needs.';

alter table private.question_versions enable row level security;

create policy "function owner adds question versions" on private.question_versions
  for insert to function_owner
  with check (true);
create policy "function owner reads question versions" on private.question_versions
  for select to function_owner
  using (true);

grant select, insert on private.question_versions to function_owner;
