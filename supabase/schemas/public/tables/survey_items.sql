-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.survey_items (
  locale text not null default 'en'::text,
  number integer not null,
  topic text not null,
  statement text not null,
  is_true boolean not null,
  constraint survey_items_pkey PRIMARY KEY (locale, number),
  constraint survey_items_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint survey_items_number_check CHECK (number >= 1 AND number <= 12),
  constraint survey_items_statement_check CHECK (length(statement) >= 1 AND length(statement) <= 200),
  constraint survey_items_topic_check CHECK (topic = ANY (ARRAY['opioids'::text, 'overdose'::text, 'response'::text]))
);

comment on table public.survey_items is 'class:secret';
comment on column public.survey_items.locale is 'class:public';
comment on column public.survey_items.number is 'class:public';
comment on column public.survey_items.topic is 'class:public';
comment on column public.survey_items.statement is 'class:public';
comment on column public.survey_items.is_true is 'Secret so that answers measure knowledge.';

alter table public.survey_items enable row level security;

create policy "anyone reads survey statements" on public.survey_items
  for select to anon, authenticated
  using (number IS NOT NULL);
create policy "function owner reads survey items" on public.survey_items
  for select to function_owner
  using (true);

grant select on public.survey_items to function_owner;
grant select, insert, update, delete on public.survey_items to service_role;

grant select (locale, number, topic, statement) on public.survey_items to anon;
grant select (locale, number, topic, statement) on public.survey_items to authenticated;
