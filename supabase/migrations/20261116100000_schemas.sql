-- Ground rules for every later migration: a function can be called only by roles it is granted to, and
-- helpers used by policies live in a schema that the API does not expose.

alter default privileges revoke execute on functions from public;
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- Owns the few functions that look past the caller's own rows. It skips no policy: what it may touch is
-- written below, table by table.
do $$
begin
  create role function_owner nologin noinherit nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end $$;
grant function_owner to current_user;
grant usage, create on schema private to function_owner;
grant usage on schema public to function_owner;
