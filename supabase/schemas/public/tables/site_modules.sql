-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.site_modules (
  id uuid not null default gen_random_uuid(),
  name public.site_module not null,
  is_open boolean not null default true,
  constraint site_modules_pkey PRIMARY KEY (id),
  constraint site_modules_name_key UNIQUE (name)
);

comment on table public.site_modules is 'class:public';
comment on column public.site_modules.is_open is 'While it is closed, its pages are not found and nothing new starts in it. What people have already keeps working.';

alter table public.site_modules enable row level security;

create policy "administrators switch modules" on public.site_modules
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.app_role]) AS is_staff));
create policy "anyone reads which modules are open" on public.site_modules
  for select to anon, authenticated, function_owner
  using (true);

grant select on public.site_modules to anon;
grant select on public.site_modules to authenticated;
grant select on public.site_modules to function_owner;
grant select, update on public.site_modules to service_role;

grant update (is_open) on public.site_modules to authenticated;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.site_modules FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.site_modules;
