-- Staff roles and the checks that policies and functions make with them.

create type public.app_role as enum (
  'editor', 'instructor', 'events', 'finance', 'outreach', 'chapter_lead', 'admin', 'auditor'
);

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  chapter_id uuid,
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  granted_at timestamptz not null default now(),
  check ((role = 'chapter_lead') = (chapter_id is not null)),
  unique nulls not distinct (user_id, role, chapter_id)
);
comment on table public.user_roles is 'class:s2';
comment on column public.user_roles.chapter_id is 'The chapter of a chapter lead.';
create index user_roles_granted_by on public.user_roles (granted_by);
alter table public.user_roles enable row level security;
grant select, insert, update, delete on public.user_roles to service_role;
grant select on public.user_roles to function_owner;
grant select, insert (user_id, role, chapter_id), delete on public.user_roles to authenticated;

create policy "function owner reads user roles" on public.user_roles for select to function_owner using (true);

-- Whether the caller has one of these roles and used a second factor. It reads the table, so a removed role
-- ends at once. Administrators may do what any role may. PL/pgSQL, because it keeps its plan from one call to the next.
create function private.is_staff(variadic roles public.app_role[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.caller_has_second_factor() and exists (
    select from public.user_roles r
    where r.user_id = (select private.caller_id()) and (r.role = 'admin' or r.role = any (roles))
  );
end $$;
call private.publish_function('is_staff', '{authenticated}', is_in_api => false);

-- Used by policies: the chapters that the caller leads, once a second factor was used.
create function private.led_chapters() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.caller_has_second_factor() then return; end if;
  return query select r.chapter_id from public.user_roles r
    where r.user_id = private.caller_id() and r.role = 'chapter_lead';
end $$;
call private.publish_function('led_chapters', '{authenticated}', is_in_api => false);

create function public.is_staff(variadic roles public.app_role[] default '{}') returns boolean
language sql stable set search_path = '' as $$
  select private.is_staff(variadic case when cardinality(roles) = 0
    then enum_range(null::public.app_role) else roles end)
$$;

/* Used by policies: the lowest id for staff, so that `id >= private.first_id_for_staff(…)` is every row, and null for
   others, so that it is no row. Unlike `or (select private.is_staff(…))`, a comparison can be read from an index, so a
   member never scans the rows of everyone else. A policy compares three times. The comparison without a subselect tells
   the planner how many rows the caller sees; the one with a subselect comes first and saves staff a call per row; and
   `= '00000000-…'` tells the planner that the second adds no rows for members. The cost keeps it from walking an index
   in the requested order and filtering the rows. */
create function private.first_id_for_staff(variadic roles public.app_role[]) returns uuid
language plpgsql stable cost 1000 set search_path = '' as $$
begin
  return case when private.is_staff(variadic roles) then '00000000-0000-0000-0000-000000000000'::uuid end;
end $$;
grant execute on function private.first_id_for_staff(public.app_role[]) to authenticated;

create policy "members read their own roles, administrators all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('admin')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('admin'));
create policy "administrators grant roles" on public.user_roles for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "administrators remove roles" on public.user_roles for delete to authenticated
  using ((select private.is_staff('admin')));

grant execute on function public.is_staff(public.app_role[]) to authenticated;
