-- The question bank that tests are drawn from.

-- The API cannot read this table: tests hand out questions, and answers only after grading.
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  bank text not null check (bank ~ '^[a-z0-9-]{1,60}$'),
  number integer not null check (number > 0),
  topic text not null check (topic ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('single', 'multiple', 'truefalse', 'order')),
  stem text not null check (length(stem) between 1 and 600),
  choices jsonb not null check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) between 2 and 8),
  answer text[] not null check (cardinality(answer) > 0),
  explanation text not null check (length(explanation) between 1 and 1200),
  sources jsonb not null check (jsonb_typeof(sources) = 'array'),
  is_critical boolean not null default false,
  is_active boolean not null default true,
  unique (locale, bank, number),
  -- A question in use has a source, and each source an address and a date of access.
  constraint questions_active_sources check (
    not is_active or sources <> '[]'
      and jsonb_array_length(sources) = jsonb_array_length(jsonb_path_query_array(sources,
        '$[*] ? (@.title like_regex "[^ ]" && @.url like_regex "^https://[^ ]+$"
          && @.accessed like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")'))
  )
);
comment on table public.questions is 'class:secret';
comment on column public.questions.id is 'class:public';
comment on column public.questions.locale is 'class:public';
comment on column public.questions.bank is 'class:public';
comment on column public.questions.number is 'class:public';
comment on column public.questions.topic is 'class:public';
comment on column public.questions.kind is 'class:public';
comment on column public.questions.stem is 'Secret until drawn.';
comment on column public.questions.choices is 'Secret until drawn, its feedback until graded.';
comment on column public.questions.answer is 'Secret until graded.';
comment on column public.questions.explanation is 'Secret until graded.';
comment on column public.questions.sources is 'Secret until graded.';
comment on column public.questions.is_critical is 'Secret until graded.';
comment on column public.questions.is_active is 'class:public';
create index questions_topic on public.questions (locale, bank, topic) where is_active;
alter table public.questions enable row level security;
grant select, insert, update, delete on public.questions to service_role;
grant select on public.questions to function_owner;

create policy "function owner reads questions" on public.questions for select to function_owner using (true);

-- Every right answer is a choice, choices have unique ids, and only some kinds allow several answers.
create function private.check_question() returns trigger language plpgsql set search_path = '' as $$
declare
  ids text[] := array(select c ->> 'id' from jsonb_array_elements(new.choices) c);
begin
  if array_position(ids, null) is not null or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    raise exception 'choices need ids of their own' using errcode = 'check_violation';
  end if;
  if not new.answer <@ ids or cardinality(new.answer) <> (select count(distinct id) from unnest(new.answer) id) then
    raise exception 'the answer is not among the choices' using errcode = 'check_violation';
  end if;
  if new.kind in ('single', 'truefalse') and cardinality(new.answer) <> 1
    or new.kind = 'order' and cardinality(new.answer) <> cardinality(ids) then
    raise exception 'the answer does not fit a question of kind %', new.kind using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_question before insert or update on public.questions
  for each row execute function private.check_question();

-- Questions as attempts showed them, so that a review stays the same when a question is edited, retired or deleted.
-- A migration that renames a column of questions renames the key in `content`.
create table private.question_versions (
  id uuid primary key,
  content jsonb not null check (jsonb_typeof(content) = 'object')
);
comment on table private.question_versions is 'class:secret';
comment on column private.question_versions.id is 'Derived from the content.';
comment on column private.question_versions.content is 'The row of questions without what only the bank needs.';
alter table private.question_versions enable row level security;
revoke all on private.question_versions from public, anon, authenticated, service_role;
grant select, insert on private.question_versions to function_owner;

create policy "function owner reads question versions" on private.question_versions for select to function_owner
  using (true);
create policy "function owner adds question versions" on private.question_versions for insert to function_owner
  with check (true);

create function private.question_content(question public.questions) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(question) - '{locale, bank, number, is_active}'::text[]
$$;

create function private.question_version(content jsonb) returns uuid language sql immutable set search_path = '' as $$
  select left(encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), 32)::uuid
$$;
grant execute on function private.question_content(public.questions), private.question_version(jsonb) to function_owner;
