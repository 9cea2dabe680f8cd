-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.state_laws (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  state text not null,
  call_law text,
  call_covers text not null,
  call_leaves_out text,
  naloxone_law text,
  naloxone text not null,
  test_strips text,
  unconfirmed text,
  sources jsonb not null,
  reviewed_on date not null,
  is_published boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  duty_text text,
  duty_label text,
  duty_url text,
  constraint state_laws_pkey PRIMARY KEY (id),
  constraint state_laws_locale_state_key UNIQUE (locale, state),
  constraint state_laws_call_covers_check CHECK (length(call_covers) >= 20 AND length(call_covers) <= 600),
  constraint state_laws_call_law_check CHECK (length(call_law) >= 3 AND length(call_law) <= 160 AND call_law !~ '[[:cntrl:]]'::text),
  constraint state_laws_call_leaves_out_check CHECK (length(call_leaves_out) >= 20 AND length(call_leaves_out) <= 600),
  constraint state_laws_duty_check CHECK (num_nulls(duty_text, duty_label, duty_url) = ANY (ARRAY[0, 3])),
  constraint state_laws_duty_label_check CHECK (length(duty_label) >= 3 AND length(duty_label) <= 80 AND private.is_plain_line(duty_label)),
  constraint state_laws_duty_text_check CHECK (length(duty_text) >= 20 AND length(duty_text) <= 300),
  constraint state_laws_duty_url_check CHECK (duty_url ~ '^https://[^[:space:]]+$'::text AND length(duty_url) <= 500),
  constraint state_laws_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint state_laws_naloxone_check CHECK (length(naloxone) >= 20 AND length(naloxone) <= 600),
  constraint state_laws_naloxone_law_check CHECK (length(naloxone_law) >= 3 AND length(naloxone_law) <= 160 AND naloxone_law !~ '[[:cntrl:]]'::text),
  constraint state_laws_reviewed_on_check CHECK (reviewed_on >= '2020-01-01'::date),
  constraint state_laws_sources_check CHECK (sources <> '[]'::jsonb AND private.are_sources(sources, false)),
  constraint state_laws_state_check CHECK (private.is_us_state(state)),
  constraint state_laws_test_strips_check CHECK (length(test_strips) >= 20 AND length(test_strips) <= 600),
  constraint state_laws_unconfirmed_check CHECK (length(unconfirmed) >= 10 AND length(unconfirmed) <= 600)
);

comment on table public.state_laws is 'class:public';
comment on column public.state_laws.call_law is 'The section that protects people who call for help; null if we have not confirmed it.';
comment on column public.state_laws.unconfirmed is 'What our sources do not show, in sentences for readers.';
comment on column public.state_laws.reviewed_on is 'When someone last compared the summary with its sources.';
comment on column public.state_laws.duty_text is 'The report that the state itself requires after a reversal, for people who have told us of one.';
comment on column public.state_laws.duty_url is 'Where the state explains it.';

CREATE INDEX state_laws_reviews ON public.state_laws USING btree (reviewed_on, id);

alter table public.state_laws enable row level security;

create policy "editors change state laws" on public.state_laws
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner reads state laws" on public.state_laws
  for select to function_owner
  using (true);
create policy "members read published state laws, editors all" on public.state_laws
  for select to authenticated
  using (is_published OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "visitors read published state laws" on public.state_laws
  for select to anon
  using (is_published);

grant select on public.state_laws to anon;
grant select on public.state_laws to authenticated;
grant select on public.state_laws to function_owner;
grant select, insert, update, delete on public.state_laws to service_role;

grant update (call_law, call_covers, call_leaves_out, naloxone_law, naloxone, test_strips, unconfirmed, sources, reviewed_on, is_published, duty_text, duty_label, duty_url) on public.state_laws to authenticated;

CREATE TRIGGER index_state_law AFTER INSERT OR DELETE OR UPDATE ON public.state_laws FOR EACH ROW EXECUTE FUNCTION private.index_state_law();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.state_laws FOR EACH ROW WHEN ((old.is_published AND (old.reviewed_on < (CURRENT_DATE - 335)))) EXECUTE FUNCTION private.note_inbox_change('state-laws', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.state_laws FOR EACH ROW WHEN ((new.is_published AND (new.reviewed_on < (CURRENT_DATE - 335)))) EXECUTE FUNCTION private.note_inbox_change('state-laws', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.state_laws FOR EACH ROW WHEN (((old.is_published AND (old.reviewed_on < (CURRENT_DATE - 335))) OR (new.is_published AND (new.reviewed_on < (CURRENT_DATE - 335))))) EXECUTE FUNCTION private.note_inbox_change('state-laws', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.state_laws FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.state_laws FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.state_laws;
