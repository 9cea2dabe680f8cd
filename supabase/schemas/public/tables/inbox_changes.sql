-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.inbox_changes (
  id uuid not null default gen_random_uuid(),
  constraint inbox_changes_pkey PRIMARY KEY (id)
);

comment on table public.inbox_changes is 'class:public';

alter table public.inbox_changes enable row level security;

create policy "function owner manages inbox changes" on public.inbox_changes
  for all to function_owner
  using (true)
  with check (true);
create policy "staff notice changes of the inbox" on public.inbox_changes
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC enum_range(NULL::public.app_role)) AS is_staff));

grant select on public.inbox_changes to authenticated;
grant select, insert, delete on public.inbox_changes to function_owner;
grant select on public.inbox_changes to service_role;

alter publication supabase_realtime add table public.inbox_changes;
