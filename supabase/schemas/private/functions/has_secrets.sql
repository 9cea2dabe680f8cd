-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_secrets(relation regclass)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from pg_catalog.pg_description d where d.objoid = relation
    and d.classoid = 'pg_catalog.pg_class'::regclass and d.description ~ '^class:secret\M')
$function$;
grant execute on function private.has_secrets(relation regclass) to function_owner;
