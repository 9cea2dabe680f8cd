-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.put_back_rows(relation regclass, stored jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  rows jsonb := stored;
  person record;
begin
  for person in select a.attname as name, c.confdeltype = 'c' as is_owner from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = relation and c.confrelid = 'auth.users'::regclass
      and c.confdeltype in ('n', 'c')
  loop
    rows := (select jsonb_agg(case when known.is_there then r else r || jsonb_build_object(person.name, null) end)
      from jsonb_array_elements(rows) as r
      cross join lateral (select exists (select from public.profiles p where p.id = (r ->> person.name)::uuid)) as known (is_there)
      where known.is_there or not person.is_owner);
  end loop;
  execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)',
    relation, (select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
      where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')) using rows;
end $function$;
grant execute on function private.put_back_rows(relation regclass, stored jsonb) to function_owner;
