-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.data_exports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  requested_by uuid not null,
  requested_at timestamp with time zone not null default now(),
  progress integer not null default 0,
  path text not null,
  size bigint,
  ready_at timestamp with time zone,
  failed_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint data_exports_pkey PRIMARY KEY (id),
  constraint data_exports_path_key UNIQUE (path),
  constraint data_exports_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint data_exports_check CHECK ((ready_at IS NULL) = (expires_at IS NULL) AND (ready_at IS NULL) = (size IS NULL)),
  constraint data_exports_check1 CHECK (ready_at IS NULL OR failed_at IS NULL),
  constraint data_exports_path_check CHECK (length(path) <= 200),
  constraint data_exports_progress_check CHECK (progress >= 0 AND progress <= 100),
  constraint data_exports_size_check CHECK (size > 0)
);

comment on table public.data_exports is 'class:s2';
comment on column public.data_exports.user_id is 'The person it is about.';
comment on column public.data_exports.requested_by is 'Who receives it: the person or a guardian.';
comment on column public.data_exports.progress is 'Percent.';
comment on column public.data_exports.path is 'Path in the bucket "exports".';
comment on column public.data_exports.size is 'Bytes.';

CREATE INDEX data_exports_of ON public.data_exports USING btree (user_id);
CREATE UNIQUE INDEX data_exports_one_at_a_time ON public.data_exports USING btree (user_id, requested_by) WHERE ((ready_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX data_exports_requested_by ON public.data_exports USING btree (requested_by);

alter table public.data_exports enable row level security;

create policy "function owner manages data exports" on public.data_exports
  for all to function_owner
  using (true)
  with check (true);
create policy "members read exports about them or requested by them" on public.data_exports
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR requested_by = (( SELECT auth.uid() AS uid)));

grant select on public.data_exports to authenticated;
grant select, insert, update, delete on public.data_exports to function_owner;
grant select, insert, update, delete on public.data_exports to service_role;
