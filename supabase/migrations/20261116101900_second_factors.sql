-- Which members have a second factor. The auth schema is not readable, so a trigger copies its rows.

create table private.second_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
comment on table private.second_factors is 'class:s2';
create index second_factors_member on private.second_factors (user_id);
alter table private.second_factors enable row level security;

revoke all on private.second_factors from public, anon, authenticated, service_role;
grant select, insert, delete on private.second_factors to function_owner;

create policy "function owner manages second factors" on private.second_factors for all to function_owner
  using (true) with check (true);

create function private.copy_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.second_factors where id = old.id;
  elsif new.status::text = 'verified' then
    insert into private.second_factors (id, user_id) values (new.id, new.user_id) on conflict do nothing;
  else
    delete from private.second_factors where id = new.id;
  end if;
  return null;
end $$;
call private.publish_function('copy_second_factor');

insert into private.second_factors select id, user_id from auth.mfa_factors where status::text = 'verified';

create trigger copy_second_factor after insert or update or delete on auth.mfa_factors
  for each row execute function private.copy_second_factor();

create function private.has_second_factor(person uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.second_factors f where f.user_id = person);
end $$;

-- Whether the session has every proof that the caller's account can give: the second factor, if there is one.
create function private.caller_has_all_factors() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return private.caller_has_second_factor() or not private.has_second_factor(private.caller_id());
end $$;

-- The same, and a sign-in within the last ten minutes: for whatever deletes, merges or exports the data of a person,
-- and for what guardians view or allow.
create function private.caller_is_proven() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return private.caller_proved_recently() and private.caller_has_all_factors();
end $$;

grant execute on function private.has_second_factor(uuid), private.caller_has_all_factors(),
  private.caller_is_proven() to function_owner;

-- False for the token of a member who still owes the second factor: such a caller has no access to anything.
-- PL/pgSQL, because it keeps its plan from one request to the next.
create function private.is_session_complete() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  member uuid := private.caller_id();
begin
  if member is null or private.caller_has_second_factor() then return true; end if;
  return not exists (select from private.second_factors f where f.user_id = member);
end $$;
call private.publish_function('is_session_complete', '{anon,authenticated,service_role}', is_in_api => false);

-- Runs before every request to the REST API, in its transaction. Storage and realtime do not call it: their tables
-- have a restrictive policy with the same condition.
create function private.check_request() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_session_complete() then
    raise sqlstate 'PGRST' using
      message = '{"code": "insufficient_aal", "message": "Enter the code of the second factor first"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
end $$;
grant execute on function private.check_request() to anon, authenticated, service_role;

-- PostgREST reads the name of the function from this setting; the embedded gateway calls it by its name.
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.check_request';
  notify pgrst, 'reload config';
exception
  when insufficient_privilege then raise notice 'PostgREST is not configured: only the embedded gateway checks requests';
end $$;

insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.second_factors', 'Sign-ins, devices and codes', 'Only that you have a second step; the section about the account names it.',
    'with_account');
