-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.authors (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  role text not null,
  constraint authors_pkey PRIMARY KEY (id),
  constraint authors_slug_key UNIQUE (slug),
  constraint authors_name_check CHECK (length(name) >= 2 AND length(name) <= 80 AND name !~ '[[:cntrl:]]'::text),
  constraint authors_role_check CHECK (length(role) >= 2 AND length(role) <= 120 AND role !~ '[[:cntrl:]]'::text),
  constraint authors_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 60)
);

comment on table public.authors is 'class:public';
comment on column public.authors.role is 'What the person does here, shown under the name.';

CREATE INDEX authors_order ON public.authors USING btree (name, id);

alter table public.authors enable row level security;

create policy "anyone reads authors" on public.authors
  for select to anon, authenticated
  using (true);
create policy "editors add authors" on public.authors
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change authors" on public.authors
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner, for the trash: delete" on public.authors
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.authors
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.authors
  for update to function_owner
  using (true)
  with check (false);
create policy "function owner, for the trash: select" on public.authors
  for select to function_owner
  using (true);

grant select on public.authors to anon;
grant select on public.authors to authenticated;
grant select, insert, delete on public.authors to function_owner;
grant select, insert, update, delete on public.authors to service_role;

grant insert (slug, name, role) on public.authors to authenticated;
grant update (slug, name, role) on public.authors to authenticated;
grant update (id) on public.authors to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.authors FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('slug', 'name', 'role');

alter publication supabase_realtime add table public.authors;
