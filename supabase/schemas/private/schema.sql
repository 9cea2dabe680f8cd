-- Generated from the migrations by npm run db:schema. Do not edit.

create schema private;
grant usage on schema private to anon;
grant usage on schema private to authenticated;
grant create, usage on schema private to function_owner;
grant usage on schema private to service_role;
