-- How administrators find people, and give and take roles. Roles change only through these functions.

create index profiles_names on public.profiles (lower(display_name) text_pattern_ops);

-- People by their whole email address or the beginning of their name, or all staff. 100 at most.
create function private.find_people(search text default null, only_staff boolean default false) returns table (
  id uuid, display_name text, email_start text, created_at timestamptz, roles public.app_role[], is_minor boolean
) language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(search));
  is_address boolean := position('@' in coalesce(search, '')) > 0;
begin
  if not private.is_staff('admin') then return; end if;
  return query select p.id, p.display_name, left(e.address, 2) || '…' || substring(e.address from '@.*$'), p.created_at,
      array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role), private.is_minor(p.id)
    from (
      select m.user_id from private.confirmed_emails m where is_address and lower(m.address) = wanted
      union all
      (select n.id from public.profiles n
        where not is_address and length(wanted) >= 2
          and lower(n.display_name) ~>=~ wanted and lower(n.display_name) ~<~ (wanted || chr(1114111))
        order by lower(n.display_name) using ~<~ limit 100)
      union all
      select distinct r.user_id from public.user_roles r where only_staff and coalesce(wanted, '') = ''
    ) found
    join public.profiles p on p.id = found.user_id
    left join private.confirmed_emails e on e.user_id = p.id
    where not only_staff or exists (select from public.user_roles r where r.user_id = p.id)
    order by p.created_at desc, p.id limit 100;
end $$;
call private.publish_function('find_people', '{authenticated}');

drop policy "administrators grant roles" on public.user_roles;
drop policy "administrators remove roles" on public.user_roles;
revoke insert, delete on public.user_roles from authenticated;
revoke insert (user_id, role, chapter_id) on public.user_roles from authenticated;
alter policy "function owner grants chapter leads" on public.user_roles with check (true);
alter policy "function owner grants chapter leads" on public.user_roles rename to "function owner grants roles";
alter policy "function owner removes chapter leads" on public.user_roles using (true);
alter policy "function owner removes chapter leads" on public.user_roles rename to "function owner removes roles";

create type public.role_outcome as enum (
  'granted', 'removed', 'held', 'own', 'needs-chapter', 'needs-adult', 'last-administrator', 'unknown', 'not-allowed'
);

-- Gives a role to another adult. Chapter leads get theirs with the application for their chapter.
create function private.grant_role(person uuid, role public.app_role) returns public.role_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if role is null or not private.has_opened(person) then return 'not-allowed'; end if;
  if person = private.caller_id() then return 'own'; end if;
  if role = 'chapter_lead' then return 'needs-chapter'; end if;
  if not private.is_confirmed_adult(person) then return 'needs-adult'; end if;
  insert into public.user_roles (user_id, role, granted_by) values (person, grant_role.role, private.caller_id())
    on conflict do nothing;
  return case when found then 'granted' else 'held' end;
end $$;
call private.publish_function('grant_role', '{authenticated}');

-- Takes a role from a person. One administrator always stays.
create function private.remove_role(person uuid, role_id uuid) returns public.role_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.user_roles;
begin
  if not private.has_opened(person) then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtext('administrators'));
  select * into held from public.user_roles r where r.id = role_id and r.user_id = person;
  if held.id is null then return 'unknown'; end if;
  if held.role = 'admin' and not exists (
    select from public.user_roles r where r.role = 'admin' and r.user_id <> person) then return 'last-administrator'; end if;
  delete from public.user_roles r where r.id = role_id;
  return 'removed';
end $$;
call private.publish_function('remove_role', '{authenticated}');
