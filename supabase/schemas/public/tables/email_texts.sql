-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.email_texts (
  id uuid not null default gen_random_uuid(),
  message text not null,
  locale text not null default 'en'::text,
  version integer not null,
  subject text,
  heading text,
  body text,
  button text,
  saved_by uuid,
  saved_at timestamp with time zone not null default now(),
  constraint email_texts_pkey PRIMARY KEY (id),
  constraint email_texts_message_locale_version_key UNIQUE (message, locale, version),
  constraint email_texts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint email_texts_body_check CHECK (private.is_text_of(to_jsonb(body), 1, 4000)),
  constraint email_texts_button_check CHECK (private.is_text_of(to_jsonb(button), 1, 40)),
  constraint email_texts_check CHECK ((num_nulls(subject, heading, body) = ANY (ARRAY[0, 3])) AND (subject IS NOT NULL OR button IS NULL)),
  constraint email_texts_heading_check CHECK (private.is_text_of(to_jsonb(heading), 1, 150)),
  constraint email_texts_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint email_texts_message_check CHECK (message ~ '^[a-z0-9-]{1,60}$'::text),
  constraint email_texts_subject_check CHECK (private.is_text_of(to_jsonb(subject), 1, 150)),
  constraint email_texts_version_check CHECK (version > 0)
);

comment on table public.email_texts is 'class:s2';
comment on column public.email_texts.message is 'A key of the message catalog.';
comment on column public.email_texts.version is 'The highest one is in use.';
comment on column public.email_texts.subject is 'Null, like the other texts, in a version that goes back to the shipped text.';

CREATE INDEX email_texts_saved_by ON public.email_texts USING btree (saved_by);

alter table public.email_texts enable row level security;

create policy "editors read email texts" on public.email_texts
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner adds email texts" on public.email_texts
  for insert to function_owner
  with check (true);
create policy "function owner reads email texts" on public.email_texts
  for select to function_owner
  using (true);

grant select on public.email_texts to authenticated;
grant select, insert on public.email_texts to function_owner;
grant select, insert, update, delete on public.email_texts to service_role;

CREATE TRIGGER check_email_text BEFORE INSERT OR UPDATE ON public.email_texts FOR EACH ROW WHEN ((new.subject IS NOT NULL)) EXECUTE FUNCTION private.check_email_text();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.email_texts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
