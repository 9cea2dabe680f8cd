-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.references_to(relation regclass)
 RETURNS TABLE(child regclass, name name, is_part boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.conrelid::regclass, a.attname, c.confdeltype = 'c'
  from pg_catalog.pg_constraint c join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = $1 order by c.conrelid::regclass::text, c.conname
$function$;
grant execute on function private.references_to(relation regclass) to function_owner;
