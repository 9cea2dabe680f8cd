-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.saved_views (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_user_id_list_name_key UNIQUE (user_id, list, name),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint saved_views_list_check CHECK (list ~ '^[a-z-]{1,40}$'::text),
  constraint saved_views_name_check CHECK (name = btrim(name) AND length(name) >= 1 AND length(name) <= 40),
  constraint saved_views_query_check CHECK (query ~ '^\?'::text AND length(query) <= 800)
);

comment on table public.saved_views is 'class:s2';
comment on column public.saved_views.query is 'The query string of the list: view, search, filters and columns.';

alter table public.saved_views enable row level security;

create policy "function owner manages saved views" on public.saved_views
  for all to function_owner
  using (true)
  with check (true);
create policy "staff read their own views" on public.saved_views
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "staff remove their own views" on public.saved_views
  for delete to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select, delete on public.saved_views to authenticated;
grant select, insert, update, delete on public.saved_views to function_owner;
grant select, insert, update, delete on public.saved_views to service_role;
