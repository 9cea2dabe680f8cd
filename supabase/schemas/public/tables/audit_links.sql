-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.audit_links (
  entry_id uuid not null,
  "position" bigint not null,
  hash bytea not null,
  constraint audit_links_pkey PRIMARY KEY (entry_id),
  constraint audit_links_position_key UNIQUE ("position"),
  constraint audit_links_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.audit_entries(id),
  constraint audit_links_hash_check CHECK (length(hash) = 32),
  constraint audit_links_position_check CHECK ("position" > 0)
);

comment on table public.audit_links is 'class:s2';
comment on column public.audit_links."position" is 'Without gaps.';

alter table public.audit_links enable row level security;

create policy "auditors read audit links" on public.audit_links
  for select to authenticated
  using (entry_id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['auditor'::public.app_role]) AS first_id_for_staff)) AND entry_id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['auditor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR entry_id >= private.first_id_for_staff(VARIADIC ARRAY['auditor'::public.app_role]));
create policy "function owner adds audit links" on public.audit_links
  for insert to function_owner
  with check (true);
create policy "function owner reads audit links" on public.audit_links
  for select to function_owner
  using (true);

grant select on public.audit_links to authenticated;
grant select, insert on public.audit_links to function_owner;
grant select on public.audit_links to service_role;

CREATE TRIGGER refuse_audit_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_links FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_audit_change();
