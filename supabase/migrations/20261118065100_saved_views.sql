-- The views of lists that staff members keep for themselves.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  query text not null check (query ~ '^\?' and length(query) <= 800),
  unique (user_id, list, name)
);
comment on table public.saved_views is 'class:s2';
comment on column public.saved_views.query is 'The query string of the list: view, search, filters and columns.';
alter table public.saved_views enable row level security;
revoke all on public.saved_views from public, anon, authenticated, service_role;
grant select, delete on public.saved_views to authenticated;
grant select, insert, update, delete on public.saved_views to service_role, function_owner;
create policy "function owner manages saved views" on public.saved_views for all to function_owner
  using (true) with check (true);
create policy "staff read their own views" on public.saved_views for select to authenticated
  using (user_id = (select auth.uid()));
create policy "staff remove their own views" on public.saved_views for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.person_map (relation, title, row_condition, shows, erasure) values
  ('public.saved_views', 'Views of staff lists that you saved', 'user_id = $1',
    '[["list", "List"], ["name", "Name"], ["query", "What it shows"]]', 'with_account');

create type public.saved_view_outcome as enum ('saved', 'too-many', 'not-allowed');

-- Saves a view under a name, in place of an earlier one of that name.
create function private.save_view(list text, name text, query text) returns public.saved_view_outcome
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.caller_id();
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtext('saved views'), hashtext(person::text));
  if (select count(*) from public.saved_views v
      where v.user_id = person and v.list = save_view.list and v.name <> save_view.name) >= 12 then
    return 'too-many';
  end if;
  insert into public.saved_views as v (user_id, list, name, query)
  values (person, save_view.list, save_view.name, save_view.query)
  on conflict on constraint saved_views_user_id_list_name_key do update set query = excluded.query;
  return 'saved';
end $$;
call private.publish_function('save_view', '{authenticated}');
