-- Schemas, extensions and privileges of a hosted project before its first migration. Grants no table.
create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
create schema if not exists graphql_public;

alter schema public owner to postgres;
revoke create on schema public from public;

grant usage on schema public, auth, storage, realtime, extensions, graphql_public
  to postgres, anon, authenticated, service_role;
grant all on schema extensions to postgres, dashboard_user;
grant all on schema auth to supabase_auth_admin, dashboard_user;
grant all on schema storage to supabase_storage_admin, postgres, dashboard_user;
grant all on schema realtime to supabase_realtime_admin, dashboard_user;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
