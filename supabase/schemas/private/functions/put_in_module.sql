-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.put_in_module(IN module public.site_module, IN name text, IN closed text DEFAULT NULL::text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  target pg_catalog.pg_proc;
  call text;
  answer text;
begin
  select p.* into strict target from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = put_in_module.name;
  call := format('private.%I(%s)', name,
    (select string_agg('$' || number, ', ' order by number) from generate_series(1, target.pronargs) as number));
  answer := case when closed is not null then format('return %L', closed)
    when target.provolatile = 'v' then 'raise sqlstate ''PT404'' using message = ''This part of the site is switched off.'''
    when target.proretset then 'return' else 'return null' end;
  execute format('create or replace function public.%I(%s) returns %s language plpgsql %s set search_path = %L as %L', name,
    pg_get_function_arguments(target.oid), pg_get_function_result(target.oid),
    case target.provolatile when 's' then 'stable' else 'volatile' end, '',
    format('begin if not private.module_is_open(%L) then %s; end if; return %s; end', module, answer,
      case when target.proretset then 'query select * from ' else '' end || call));
end $procedure$;
