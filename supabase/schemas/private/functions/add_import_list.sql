-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.add_import_list(IN list text, IN roles public.app_role[], IN relation regclass, IN key text[], IN columns text[])
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  names text := (select string_agg(quote_ident(name), ', ') from unnest(columns) name);
begin
  insert into private.import_lists (list, roles, relation, key, columns) values ($1, $2, $3::text, $4, $5);
  execute format('grant select, delete, insert (%1$s), update (%1$s) on %2$s to function_owner', names, relation);
  execute format('create policy "function owner imports and undoes imports" on %s for all to function_owner
    using (true) with check (true)', relation);
end $procedure$;
