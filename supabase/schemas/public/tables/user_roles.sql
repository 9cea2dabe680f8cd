-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.user_roles (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role public.app_role not null,
  chapter_id uuid,
  granted_by uuid default auth.uid(),
  granted_at timestamp with time zone not null default now(),
  constraint user_roles_pkey PRIMARY KEY (id),
  constraint user_roles_user_id_role_chapter_id_key UNIQUE NULLS NOT DISTINCT (user_id, role, chapter_id),
  constraint user_roles_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE CASCADE,
  constraint user_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint user_roles_check CHECK ((role = 'chapter_lead'::public.app_role) = (chapter_id IS NOT NULL))
);

comment on table public.user_roles is 'class:s2';
comment on column public.user_roles.chapter_id is 'The chapter of a chapter lead.';

alter table public.user_roles alter column role set (n_distinct=8);

CREATE INDEX user_roles_administrators ON public.user_roles USING btree (user_id) WHERE (role = 'admin'::public.app_role);
CREATE INDEX user_roles_chapter ON public.user_roles USING btree (chapter_id);
CREATE INDEX user_roles_granted_by ON public.user_roles USING btree (granted_by);

alter table public.user_roles enable row level security;

create policy "function owner grants roles" on public.user_roles
  for insert to function_owner
  with check (true);
create policy "function owner reads user roles" on public.user_roles
  for select to function_owner
  using (true);
create policy "function owner removes roles" on public.user_roles
  for delete to function_owner
  using (true);
create policy "members read their own roles, administrators all" on public.user_roles
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['admin'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['admin'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['admin'::public.app_role]));

grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to function_owner;
grant select, insert, update, delete on public.user_roles to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.record_audit();
