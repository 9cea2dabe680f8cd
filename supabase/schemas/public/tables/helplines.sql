-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.helplines (
  id uuid not null default gen_random_uuid(),
  name text not null,
  phone text not null,
  number_shown text not null,
  description text not null,
  hours text not null,
  takes_texts boolean not null default false,
  languages public.helpline_language[] not null default '{en}'::public.helpline_language[],
  "position" integer not null default 0,
  checked_on date,
  is_published boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  state text,
  constraint helplines_pkey PRIMARY KEY (id),
  constraint helplines_checked_on_check CHECK (checked_on >= '2020-01-01'::date),
  constraint helplines_description_check CHECK (length(description) >= 10 AND length(description) <= 300 AND description !~ '[[:cntrl:]]'::text),
  constraint helplines_hours_check CHECK (length(hours) >= 2 AND length(hours) <= 60 AND hours !~ '[[:cntrl:]]'::text),
  constraint helplines_languages_check CHECK (cardinality(languages) > 0 AND array_position(languages, NULL::public.helpline_language) IS NULL),
  constraint helplines_name_check CHECK (length(name) >= 2 AND length(name) <= 80 AND name !~ '[[:cntrl:]]'::text),
  constraint helplines_number_shown_check CHECK (length(number_shown) >= 3 AND length(number_shown) <= 40 AND number_shown !~ '[[:cntrl:]]'::text),
  constraint helplines_phone_check CHECK (phone ~ '^\+?[0-9]{3,15}$'::text),
  constraint helplines_state_check CHECK (private.is_us_state(state))
);

comment on table public.helplines is 'class:public';
comment on column public.helplines.phone is 'As a phone dials it.';
comment on column public.helplines.number_shown is 'As people read it.';
comment on column public.helplines.checked_on is 'When someone last compared the entry with the helpline''s own page; null if no one has.';
comment on column public.helplines.state is 'The state whose people it is for; null for the whole country.';

CREATE INDEX helplines_places ON public.helplines USING btree ("position", id);

alter table public.helplines enable row level security;

create policy "editors add helplines" on public.helplines
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change helplines" on public.helplines
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner imports and undoes imports" on public.helplines
  for all to function_owner
  using (true)
  with check (true);
create policy "function owner reads helplines" on public.helplines
  for select to function_owner
  using (true);
create policy "members read published helplines, editors all" on public.helplines
  for select to authenticated
  using (is_published OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "visitors read published helplines" on public.helplines
  for select to anon
  using (is_published);

grant select on public.helplines to anon;
grant select on public.helplines to authenticated;
grant select, insert, delete on public.helplines to function_owner;
grant select, insert, update, delete on public.helplines to service_role;

grant insert (name, phone, number_shown, description, hours, takes_texts, languages, "position", checked_on, is_published, state) on public.helplines to authenticated;
grant update (name, phone, number_shown, description, hours, takes_texts, languages, "position", checked_on, is_published, state) on public.helplines to authenticated;
grant insert (name, phone, number_shown, description, hours, takes_texts, languages, "position", checked_on, is_published, state) on public.helplines to function_owner;
grant update (id, name, phone, number_shown, description, hours, takes_texts, languages, "position", checked_on, is_published, state) on public.helplines to function_owner;

CREATE TRIGGER index_helpline AFTER INSERT OR DELETE OR UPDATE ON public.helplines FOR EACH ROW EXECUTE FUNCTION private.index_helpline();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.helplines FOR EACH ROW WHEN ((old.is_published AND (length(old.phone) > 3) AND ((old.checked_on IS NULL) OR (old.checked_on < (CURRENT_DATE - 335))))) EXECUTE FUNCTION private.note_inbox_change('helplines', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.helplines FOR EACH ROW WHEN ((new.is_published AND (length(new.phone) > 3) AND ((new.checked_on IS NULL) OR (new.checked_on < (CURRENT_DATE - 335))))) EXECUTE FUNCTION private.note_inbox_change('helplines', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.helplines FOR EACH ROW WHEN (((old.is_published AND (length(old.phone) > 3) AND ((old.checked_on IS NULL) OR (old.checked_on < (CURRENT_DATE - 335)))) OR (new.is_published AND (length(new.phone) > 3) AND ((new.checked_on IS NULL) OR (new.checked_on < (CURRENT_DATE - 335)))))) EXECUTE FUNCTION private.note_inbox_change('helplines', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.helplines FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.helplines FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.helplines;
