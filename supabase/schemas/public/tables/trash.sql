-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.trash (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  record_id uuid not null,
  name text not null,
  removed_by uuid,
  removed_at timestamp with time zone not null default now(),
  constraint trash_pkey PRIMARY KEY (id),
  constraint trash_kind_fkey FOREIGN KEY (kind) REFERENCES private.trash_kinds(kind),
  constraint trash_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES auth.users(id) ON DELETE SET NULL
);

comment on table public.trash is 'class:s2';
comment on column public.trash.record_id is 'The row keeps its id when it is restored.';

CREATE INDEX trash_kinds ON public.trash USING btree (kind);
CREATE INDEX trash_people ON public.trash USING btree (removed_by);
CREATE INDEX trash_times ON public.trash USING btree (removed_at, id);

alter table public.trash enable row level security;

create policy "function owner manages the trash" on public.trash
  for all to function_owner
  using (true)
  with check (true);
create policy "staff see what they may restore" on public.trash
  for select to authenticated
  using ((kind = ANY ((ARRAY( SELECT private.own_trash_kinds() AS own_trash_kinds)))) OR removed_by = (( SELECT auth.uid() AS uid)) AND (kind = ANY ((ARRAY( SELECT private.removable_trash_kinds() AS removable_trash_kinds)))));

grant select on public.trash to authenticated;
grant select, insert, update, delete on public.trash to function_owner;
grant select, insert, update, delete on public.trash to service_role;
