-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_import_row(target private.import_lists, line public.import_rows)
 RETURNS public.import_undo
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome public.import_undo;
  names text := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name);
begin
  if target.kind is not null then
    execute format('select private.%I($1, $2)', 'undo_imported_' || target.kind)
      into outcome using line.record_id, line.change;
    return outcome;
  end if;
  if line.change = 'new' then
    execute format('delete from %s t where t.id = $1', target.relation) using line.record_id;
  else
    execute format('update %1$s t set (%2$s) = row (%3$s) from jsonb_populate_record(null::%1$s, $2) n where t.id = $1',
      target.relation, names, (select string_agg(format('n.%I', name), ', ') from unnest(target.columns) name))
      using line.record_id, line.earlier;
  end if;
  return 'undone';
exception when integrity_constraint_violation then
  return 'in-use';
end $function$;
alter function private.undo_import_row(target private.import_lists, line public.import_rows) owner to function_owner;
