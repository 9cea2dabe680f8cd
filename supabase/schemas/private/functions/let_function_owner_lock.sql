-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.let_function_owner_lock(IN relation regclass)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  key name := (select a.attname from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid = relation and c.contype = 'p');
begin
  execute format('grant update (%I) on %s to function_owner', key, relation);
  if not exists (select from pg_catalog.pg_policy p where p.polrelid = relation and p.polcmd in ('w', '*')
    and 'function_owner'::regrole = any (p.polroles)) then
    execute format('create policy "function owner, for the trash: lock" on %s for update to function_owner '
      'using (true) with check (false)', relation);
  end if;
end $procedure$;
