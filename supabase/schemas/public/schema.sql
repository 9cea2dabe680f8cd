-- Generated from the migrations by npm run db:schema. Do not edit.

create schema public;
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to function_owner;
grant usage on schema public to public;
grant usage on schema public to service_role;
