-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.team_members (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  category public.team_category not null,
  name text not null,
  role text not null,
  text text not null,
  portrait text not null,
  picture_id uuid,
  "position" integer not null default 100,
  joined_on date not null,
  consented_on date,
  leaves_on date,
  updated_at timestamp with time zone not null default now(),
  constraint team_members_pkey PRIMARY KEY (id),
  constraint team_members_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id),
  constraint team_members_check CHECK (leaves_on > joined_on),
  constraint team_members_consented_on_check CHECK (consented_on >= '2000-01-01'::date),
  constraint team_members_joined_on_check CHECK (joined_on >= '2000-01-01'::date),
  constraint team_members_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint team_members_name_check CHECK (length(name) >= 2 AND length(name) <= 80 AND name !~ '[[:cntrl:]]'::text),
  constraint team_members_portrait_check CHECK (portrait ~ '^[a-z]+(-[a-z]+)*$'::text AND length(portrait) <= 40),
  constraint team_members_role_check CHECK (length(role) >= 2 AND length(role) <= 80 AND role !~ '[[:cntrl:]]'::text),
  constraint team_members_text_check CHECK (length(text) >= 20 AND length(text) <= 400 AND text !~ '[[:cntrl:]]'::text)
);

comment on table public.team_members is 'class:public';
comment on column public.team_members.portrait is 'The drawing that is shown without a picture.';
comment on column public.team_members.consented_on is 'When the person agreed to be shown; null hides them.';
comment on column public.team_members.leaves_on is 'The first day on which they are no longer shown.';

CREATE INDEX team_members_picture ON public.team_members USING btree (picture_id);
CREATE INDEX team_members_places ON public.team_members USING btree ("position", id);

alter table public.team_members enable row level security;

create policy "editors add team members" on public.team_members
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change team members" on public.team_members
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner manages team members" on public.team_members
  for all to function_owner
  using (true)
  with check (true);
create policy "members read team members who agreed and have not left, editors" on public.team_members
  for select to authenticated
  using (consented_on <= CURRENT_DATE AND COALESCE(leaves_on > CURRENT_DATE, true) OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "visitors read team members who agreed and have not left" on public.team_members
  for select to anon
  using (consented_on <= CURRENT_DATE AND COALESCE(leaves_on > CURRENT_DATE, true));

grant select on public.team_members to anon;
grant select on public.team_members to authenticated;
grant select, insert, delete on public.team_members to function_owner;
grant select, insert, update, delete on public.team_members to service_role;

grant insert (category, name, role, text, portrait, "position", joined_on, consented_on, leaves_on) on public.team_members to authenticated;
grant update (category, name, role, text, portrait, "position", joined_on, consented_on, leaves_on) on public.team_members to authenticated;
grant update (id, picture_id, consented_on) on public.team_members to function_owner;

CREATE TRIGGER index_team_member AFTER INSERT OR DELETE OR UPDATE ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.index_team_member();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.team_members FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('name', 'role', 'text');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.team_members;
