-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_record_id(relation oid, record jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if obj_description(relation, 'pg_class') like 'class:s3%' and not record ? 'id' then return null; end if;
  return (
    select string_agg(record ->> a.attname, ' ' order by k.place)
    from pg_catalog.pg_index i, unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
    join pg_catalog.pg_attribute a on a.attnum = k.attnum
    where i.indrelid = relation and i.indisprimary and a.attrelid = relation
  );
end $function$;
grant execute on function private.audit_record_id(relation oid, record jsonb) to function_owner;
