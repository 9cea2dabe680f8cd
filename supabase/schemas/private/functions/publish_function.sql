-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.publish_function(IN name text, IN roles text[] DEFAULT '{}'::text[], IN arguments text DEFAULT NULL::text, IN is_in_api boolean DEFAULT true)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
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
end $procedure$;
