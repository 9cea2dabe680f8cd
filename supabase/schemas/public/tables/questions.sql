-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.questions (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  bank text not null,
  number integer not null,
  topic text not null,
  kind text not null,
  stem text not null,
  choices jsonb not null,
  answer text[] not null,
  explanation text not null,
  sources jsonb not null,
  is_critical boolean not null default false,
  is_active boolean not null default true,
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_locale_bank_number_key UNIQUE (locale, bank, number),
  constraint questions_active_sources CHECK (NOT is_active OR sources <> '[]'::jsonb AND jsonb_array_length(sources) = jsonb_array_length(jsonb_path_query_array(sources, '$[*]?((@."title" like_regex "[^ ]" && @."url" like_regex "^https://[^ ]+$") && @."accessed" like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")'::jsonpath))),
  constraint questions_answer_check CHECK (cardinality(answer) > 0),
  constraint questions_bank_check CHECK (bank ~ '^[a-z0-9-]{1,60}$'::text),
  constraint questions_choices_check CHECK (jsonb_typeof(choices) = 'array'::text AND jsonb_array_length(choices) >= 2 AND jsonb_array_length(choices) <= 8),
  constraint questions_explanation_check CHECK (length(explanation) >= 1 AND length(explanation) <= 1200),
  constraint questions_kind_check CHECK (kind = ANY (ARRAY['single'::text, 'multiple'::text, 'truefalse'::text, 'order'::text])),
  constraint questions_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint questions_number_check CHECK (number > 0),
  constraint questions_sources_check CHECK (jsonb_typeof(sources) = 'array'::text),
  constraint questions_stem_check CHECK (length(stem) >= 1 AND length(stem) <= 600),
  constraint questions_topic_check CHECK (topic ~ '^[a-z0-9-]{1,40}$'::text)
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

CREATE INDEX questions_topic ON public.questions USING btree (locale, bank, topic) WHERE is_active;

alter table public.questions enable row level security;

create policy "function owner adds questions" on public.questions
  for insert to function_owner
  with check (true);
create policy "function owner changes questions" on public.questions
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads questions" on public.questions
  for select to function_owner
  using (true);

grant select, insert, update on public.questions to function_owner;
grant select, insert, update, delete on public.questions to service_role;

CREATE TRIGGER check_question BEFORE INSERT OR UPDATE ON public.questions FOR EACH ROW EXECUTE FUNCTION private.check_question();
