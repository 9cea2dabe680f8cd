-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.audit_entries (
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  occurred_at timestamp with time zone not null default clock_timestamp(),
  actor uuid,
  verb public.audit_verb not null,
  record_kind text not null,
  record_id text,
  record_name text,
  changes jsonb not null default '{}'::jsonb,
  reason text,
  undoes uuid,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.audit_entries(id),
  constraint audit_entries_changes_check CHECK (jsonb_typeof(changes) = 'object'::text),
  constraint audit_entries_reason_check CHECK (length(reason) <= 300),
  constraint audit_entries_record_id_check CHECK (length(record_id) <= 200),
  constraint audit_entries_record_kind_check CHECK (record_kind ~ '^[a-z]+([_-][a-z]+)*$'::text AND length(record_kind) <= 63),
  constraint audit_entries_record_name_check CHECK (length(record_name) <= 120)
);

comment on table public.audit_entries is 'class:s2';
comment on column public.audit_entries.group_id is 'The same for everything that one transaction changed.';
comment on column public.audit_entries.actor is 'The account of the staff member, without a foreign key, so that the entry never changes; null for the server.';
comment on column public.audit_entries.record_kind is 'The table, or the list that was exported.';
comment on column public.audit_entries.record_name is 'A published name or title; null for records about people.';
comment on column public.audit_entries.changes is '{column: {from, to}}; {column: {}} if the values are personal, secret or long.';
comment on column public.audit_entries.undoes is 'The entry whose change this one took back.';

CREATE INDEX audit_entries_actors ON public.audit_entries USING btree (actor, occurred_at DESC, id);
CREATE INDEX audit_entries_groups ON public.audit_entries USING btree (group_id);
CREATE INDEX audit_entries_kinds ON public.audit_entries USING btree (record_kind, occurred_at DESC, id);
CREATE INDEX audit_entries_records ON public.audit_entries USING btree (record_id, occurred_at DESC, id);
CREATE INDEX audit_entries_times ON public.audit_entries USING btree (occurred_at DESC, id);
CREATE INDEX audit_entries_undone ON public.audit_entries USING btree (undoes);
CREATE INDEX audit_entries_verbs ON public.audit_entries USING btree (verb, occurred_at DESC, id);

alter table public.audit_entries enable row level security;

create policy "auditors read audit entries" on public.audit_entries
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['auditor'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['auditor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['auditor'::public.app_role]));
create policy "function owner adds audit entries" on public.audit_entries
  for insert to function_owner
  with check (true);
create policy "function owner reads audit entries" on public.audit_entries
  for select to function_owner
  using (true);

grant select on public.audit_entries to authenticated;
grant select, insert on public.audit_entries to function_owner;
grant select on public.audit_entries to service_role;

CREATE TRIGGER refuse_audit_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_audit_change();
