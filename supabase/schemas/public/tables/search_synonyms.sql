-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.search_synonyms (
  id uuid not null default gen_random_uuid(),
  word text not null,
  meaning text not null,
  target tsquery generated always as (plainto_tsquery('english'::regconfig, word)) stored not null,
  substitute tsquery generated always as (plainto_tsquery('english'::regconfig, word) || plainto_tsquery('english'::regconfig, meaning)) stored not null,
  constraint search_synonyms_pkey PRIMARY KEY (id),
  constraint search_synonyms_word_key UNIQUE (word),
  constraint search_synonyms_meaning_check CHECK (length(meaning) >= 2 AND length(meaning) <= 60 AND meaning !~ '[[:cntrl:]]'::text),
  constraint search_synonyms_word_check CHECK (length(word) >= 2 AND length(word) <= 60 AND word !~ '[[:cntrl:]]'::text),
  constraint search_synonyms_words CHECK (numnode(plainto_tsquery('english'::regconfig, word)) > 0 AND numnode(plainto_tsquery('english'::regconfig, meaning)) > 0)
);

comment on table public.search_synonyms is 'class:public';

alter table public.search_synonyms enable row level security;

create policy "editors add search synonyms" on public.search_synonyms
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change search synonyms" on public.search_synonyms
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors read search synonyms" on public.search_synonyms
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner reads search synonyms" on public.search_synonyms
  for select to function_owner
  using (true);
create policy "function owner, for the trash: delete" on public.search_synonyms
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.search_synonyms
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.search_synonyms
  for update to function_owner
  using (true)
  with check (false);

grant select on public.search_synonyms to authenticated;
grant select, insert, delete on public.search_synonyms to function_owner;
grant select, insert, update, delete on public.search_synonyms to service_role;

grant insert (word, meaning) on public.search_synonyms to authenticated;
grant update (word, meaning) on public.search_synonyms to authenticated;
grant update (id) on public.search_synonyms to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.search_synonyms FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
