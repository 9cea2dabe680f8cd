-- The first administrator of a new site: the person who can read what the server prints at its start has the code.

create table private.setup_code (
  is_only boolean primary key default true check (is_only),
  hash bytea not null,
  created_at timestamptz not null default now()
);
comment on table private.setup_code is 'class:s2';
comment on column private.setup_code.hash is 'class:secret';
create index user_roles_administrators on public.user_roles (user_id) where role = 'admin';
alter table private.setup_code enable row level security;
revoke all on private.setup_code from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.setup_code to function_owner;
create policy "function owner manages the setup code" on private.setup_code for all to function_owner
  using (true) with check (true);

-- A new code, which replaces the one before; null when there is an administrator.
create function private.new_setup_code() returns text
language plpgsql security definer set search_path = '' as $$
declare
  code text := replace(gen_random_uuid()::text, '-', '');
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  delete from private.setup_code where true;
  if exists (select from public.user_roles r where r.role = 'admin') then return null; end if;
  insert into private.setup_code (hash) values (sha256(convert_to(code, 'UTF8')));
  return code;
end $$;
call private.publish_function('new_setup_code', '{service_role}', is_in_api => false);

create type public.setup_outcome as enum ('done', 'wrong-code', 'needs-adult', 'has-administrator');

-- Makes the caller the first administrator. The code works once.
create function private.become_first_administrator(code text) returns public.setup_outcome
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if exists (select from public.user_roles r where r.role = 'admin') then return 'has-administrator'; end if;
  if not exists (select from private.setup_code c where c.hash = sha256(convert_to(code, 'UTF8'))) then
    return 'wrong-code';
  end if;
  if not private.is_confirmed_adult(private.caller_id()) then return 'needs-adult'; end if;
  insert into public.user_roles (user_id, role, granted_by)
    values (private.caller_id(), 'admin', private.caller_id());
  delete from private.setup_code where true;
  return 'done';
end $$;
call private.publish_function('become_first_administrator', '{authenticated}');
