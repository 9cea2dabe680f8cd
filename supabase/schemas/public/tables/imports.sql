-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.imports (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  list text not null,
  file_name text not null,
  headings text[] not null,
  mapping jsonb not null default '{}'::jsonb,
  status public.import_status not null default 'checked'::public.import_status,
  created_at timestamp with time zone not null default now(),
  imported_at timestamp with time zone,
  undone_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_list_fkey FOREIGN KEY (list) REFERENCES private.import_lists(list),
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint imports_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 120),
  constraint imports_headings_check CHECK (cardinality(headings) >= 1 AND cardinality(headings) <= 60),
  constraint imports_mapping_check CHECK (jsonb_typeof(mapping) = 'object'::text AND length(mapping::text) <= 8000)
);

comment on table public.imports is 'class:s2';
comment on column public.imports.user_id is 'Who imported it; null once the account is gone.';
comment on column public.imports.mapping is '{column of the table: heading in the file}.';

CREATE INDEX imports_newest ON public.imports USING btree (created_at DESC, id);
CREATE INDEX imports_of_a_list ON public.imports USING btree (list, created_at DESC);
CREATE INDEX imports_people ON public.imports USING btree (user_id);

alter table public.imports enable row level security;

create policy "function owner manages imports" on public.imports
  for all to function_owner
  using (true)
  with check (true);
create policy "staff read the imports of their lists" on public.imports
  for select to authenticated
  using (list = ANY ((ARRAY( SELECT private.own_import_lists() AS own_import_lists))));

grant select on public.imports to authenticated;
grant select, insert, update, delete on public.imports to function_owner;
grant select, insert, update, delete on public.imports to service_role;

CREATE TRIGGER record_audit AFTER UPDATE ON public.imports FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND (current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text))) EXECUTE FUNCTION private.record_audit();
