-- Ground rules for every later migration: a function can be called only by roles it is granted to, and
-- helpers used by policies live in a schema that the API does not expose.

alter default privileges revoke execute on functions from public;
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- Owns the functions that read or write more than the caller may. It does not bypass row level security: each
-- table grants it what these functions need.
do $$
begin
  create role function_owner nologin noinherit nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end $$;
grant function_owner to current_user;
grant usage, create on schema private to function_owner;
grant usage on schema public to function_owner;

/* Makes a security definer function of `private` callable: the function owner owns it, the roles may execute it,
   and a function of the same name in `public` lets the API call it (decision 006). Without roles only the owner
   is set, as triggers and periodic tasks need it. `arguments` are those of the API, if they differ. A function that
   reads is PL/pgSQL, because PostgreSQL plans a SQL function again for every call. */
create procedure private.publish_function(
  name text, roles text[] default '{}', arguments text default null, is_in_api boolean default true
) language plpgsql set search_path = '' as $$
declare
  target pg_catalog.pg_proc;
  call text;
  body text;
  language text := 'sql';
begin
  select p.* into strict target from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname = publish_function.name;
  execute format('alter function %s owner to function_owner', target.oid::regprocedure);
  if roles = '{}' then return; end if;
  execute format('grant execute on function %s to %s', target.oid::regprocedure, array_to_string(roles, ', '));
  if not is_in_api then return; end if;
  call := format('private.%I(%s)', name,
    (select string_agg('$' || number, ', ' order by number) from generate_series(1, target.pronargs) as number));
  body := case when target.proretset then 'select * from ' else 'select ' end || call;
  if target.provolatile <> 'v' then
    language := 'plpgsql';
    body := format('begin return %s; end', case when target.proretset then 'query ' || body else call end);
  end if;
  execute format('create function public.%I(%s) returns %s language %s %s set search_path = %L as %L', name,
    coalesce(arguments, pg_get_function_arguments(target.oid)), pg_get_function_result(target.oid), language,
    case target.provolatile when 's' then 'stable' when 'i' then 'immutable' else 'volatile' end, '', body);
  execute format('grant execute on function public.%I(%s) to %s', name, oidvectortypes(target.proargtypes),
    array_to_string(roles, ', '));
end $$;
