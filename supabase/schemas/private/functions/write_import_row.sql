-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.write_import_row(target private.import_lists, item jsonb, mapped text[], OUT change public.import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found uuid[];
  wanted jsonb;
  names text;
begin
  if target.kind is not null then
    execute format('select i.* from private.%I($1) i', 'import_' || target.kind)
      into change, record_id, earlier, later using item;
    return;
  end if;
  execute format('select array_agg(t.id) from %1$s t, jsonb_populate_record(null::%1$s, $1) n where %2$s', target.relation,
    (select string_agg(format('t.%1$I = n.%1$I', name), ' and ') from unnest(target.key) name)) into found using item;
  if cardinality(found) > 1 then
    raise cardinality_violation using message = 'several records have this key';
  end if;
  record_id := found[1];
  if record_id is null then
    names := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name where item ? name);
    execute format('insert into %1$s as t (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)
      returning t.id, to_jsonb(t) - ''updated_at''', target.relation, names) into record_id, later using item;
    change := 'new';
    return;
  end if;
  names := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name
    where item ? name and name = any (mapped));
  execute format('select to_jsonb(t) - ''updated_at'', (select to_jsonb(w) from (select %2$s
    from jsonb_populate_record(null::%1$s, $2)) w) from %1$s t where t.id = $1', target.relation, names)
    into earlier, wanted using record_id, item;
  if earlier || wanted = earlier then
    change := 'same';
    later := earlier;
    return;
  end if;
  execute format('update %1$s t set (%2$s) = row (%3$s) from jsonb_populate_record(null::%1$s, $2) n
    where t.id = $1 returning to_jsonb(t) - ''updated_at''', target.relation, names,
    (select string_agg('n.' || name, ', ') from unnest(string_to_array(names, ', ')) name))
    into later using record_id, item;
  change := 'changed';
end $function$;
alter function private.write_import_row(target private.import_lists, item jsonb, mapped text[], OUT change public.import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb) owner to function_owner;
