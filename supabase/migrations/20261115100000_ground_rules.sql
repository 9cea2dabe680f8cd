-- Ground rules for everything after: nobody may call a function unless a grant says so, and helpers that
-- policies use live in a schema the API does not expose.
alter default privileges revoke execute on functions from public;

create schema private;
grant usage on schema private to anon, authenticated, service_role;
