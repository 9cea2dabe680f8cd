-- Uploading, checking, importing and undoing a file (decision 057).

create type public.import_outcome as enum ('checked', 'imported', 'undone', 'kept', 'refused', 'not-open', 'not-allowed');

/* Stores the rows of a file for a list: [[row number, cell, cell …], …]. It takes the place of a file for the same list
   that the caller uploaded before and did not import. Null if the caller may not. */
create function private.start_import(list text, file_name text, headings text[], rows jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  started uuid;
begin
  if not exists (select from private.own_import_lists() own where own = $1) then return null; end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 1000 then
    raise invalid_parameter_value using message = 'a file has between 1 and 1000 rows';
  end if;
  delete from public.imports i
    where i.user_id = private.caller_id() and i.list = $1 and i.status = 'checked';
  insert into public.imports (user_id, list, file_name, headings)
  values (private.caller_id(), $1, $2, $3) returning id into started;
  insert into public.import_rows (import_id, row_number, cells)
  select started, (line ->> 0)::integer, array(select jsonb_array_elements_text(line - 0))
  from jsonb_array_elements(rows) line;
  return started;
end $$;
call private.publish_function('start_import', '{authenticated}');

/* Writes one row of a file: a new record, or a change of the record with the same key. A change touches only the
   columns that the file has. */
create function private.write_import_row(
  target private.import_lists, item jsonb, mapped text[],
  out change public.import_change, out record_id uuid, out earlier jsonb, out later jsonb
) language plpgsql security definer set search_path = '' as $$
declare
  found uuid[];
  wanted jsonb;
  names text;
begin
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
end $$;
call private.publish_function('write_import_row');

-- Writes the rows of an import that have no problem, and says for each what happened, or why it was refused.
create function private.write_import(import public.imports)
returns table (row_number integer, refusal public.import_refusal, change public.import_change, record_id uuid,
  earlier jsonb, later jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  target private.import_lists;
  mapped text[] := array(select jsonb_object_keys(import.mapping));
  line record;
  written uuid[] := '{}';
begin
  select l.* into target from private.import_lists l where l.list = import.list;
  -- Two imports into one list do not mix.
  perform pg_advisory_xact_lock(hashtext('imports'), hashtext(import.list));
  for line in select r.row_number, r.item from public.import_rows r
    where r.import_id = import.id and r.item is not null order by r.row_number
  loop
    row_number := line.row_number;
    refusal := null;
    begin
      select w.* into change, record_id, earlier, later from private.write_import_row(target, line.item, mapped) w;
      if record_id = any (written) then
        raise sqlstate 'OA002' using message = 'an earlier row has the same key';
      end if;
      written := written || record_id;
    exception
      when sqlstate 'OA002' then refusal := 'repeated';
      when cardinality_violation then refusal := 'ambiguous';
      when unique_violation then refusal := 'taken';
      when integrity_constraint_violation or data_exception then refusal := 'invalid';
    end;
    return next;
  end loop;
end $$;
call private.publish_function('write_import');

-- An import of one of the caller's lists, locked until the end of the transaction.
create function private.own_import(wanted uuid) returns public.imports
language plpgsql security definer set search_path = '' as $$
declare
  import public.imports;
begin
  select i.* into import from public.imports i
    where i.id = wanted and i.list in (select private.own_import_lists()) for update;
  return import;
end $$;
call private.publish_function('own_import');

/* Stores what the rows of a file become, [{row, item, problem}, …], then writes them and takes it all back: the result
   is what an import would do. */
create function private.check_import(wanted uuid, mapping jsonb, rows jsonb) returns public.import_outcome
language plpgsql security definer set search_path = '' as $$
declare
  import public.imports := private.own_import(wanted);
  results jsonb;
begin
  if import.id is null then return 'not-allowed'; end if;
  if import.status <> 'checked' then return 'not-open'; end if;
  update public.imports i set mapping = check_import.mapping where i.id = wanted returning i.* into import;
  update public.import_rows r set item = n.item, problem = n.problem, refusal = null, change = null
  from jsonb_to_recordset(rows) as n ("row" integer, item jsonb, problem text)
  where r.import_id = wanted and r.row_number = n."row";
  begin
    results := (select jsonb_agg(to_jsonb(w)) from private.write_import(import) w);
    raise sqlstate 'OA001' using message = 'only a check';
  exception when sqlstate 'OA001' then null;
  end;
  update public.import_rows r set refusal = n.refusal, change = case when n.refusal is null then n.change end
  from jsonb_to_recordset(results) as n (row_number integer, refusal public.import_refusal, change public.import_change)
  where r.import_id = wanted and r.row_number = n.row_number;
  return 'checked';
end $$;
call private.publish_function('check_import', '{authenticated}');

/* Writes every row that the check accepted, or none: refused if the list has changed so that one of them no longer
   fits. */
create function private.apply_import(wanted uuid) returns public.import_outcome
language plpgsql security definer set search_path = '' as $$
declare
  import public.imports := private.own_import(wanted);
  results jsonb;
begin
  if import.id is null then return 'not-allowed'; end if;
  if import.status <> 'checked' or not exists (select from public.import_rows r
    where r.import_id = wanted and r.item is not null and r.refusal is null) then return 'not-open'; end if;
  update public.import_rows r set item = null where r.import_id = wanted and r.refusal is not null;
  begin
    perform private.set_audit_reason('imported from a file');
    results := (select jsonb_agg(to_jsonb(w)) from private.write_import(import) w);
    if jsonb_path_exists(results, '$[*] ? (@.refusal != null)') then
      raise sqlstate 'OA001' using message = 'the list has changed since the check';
    end if;
  exception when sqlstate 'OA001' then return 'refused';
  end;
  update public.import_rows r set change = n.change, record_id = n.record_id, earlier = n.earlier, later = n.later
  from jsonb_to_recordset(results) as n (row_number integer, change public.import_change, record_id uuid,
    earlier jsonb, later jsonb)
  where r.import_id = wanted and r.row_number = n.row_number;
  perform private.set_audit_reason(null);
  update public.imports i set status = 'imported', imported_at = now() where i.id = wanted;
  return 'imported';
end $$;
call private.publish_function('apply_import', '{authenticated}');

create function private.record_now(relation text, record_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  record jsonb;
begin
  execute format('select to_jsonb(t) - ''updated_at'' from %s t where t.id = $1', relation) into record using record_id;
  return record;
end $$;
call private.publish_function('record_now');

-- The records of an import that can no longer be undone, because someone has changed or deleted them since.
create function private.kept_import_rows(wanted uuid) returns table (row_number integer, undo public.import_undo)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select r.row_number, (case when n.record is null then 'gone' else 'edited' end)::public.import_undo
    from public.imports i
    join private.import_lists l on l.list = i.list
    join public.import_rows r on r.import_id = i.id
    cross join lateral (select private.record_now(l.relation, r.record_id) as record) n
    where i.id = wanted and i.status = 'imported' and i.list in (select private.own_import_lists())
      and r.change in ('new', 'changed') and n.record is distinct from r.later
    order by r.row_number;
end $$;
call private.publish_function('kept_import_rows', '{authenticated}');

create function private.undo_import_row(target private.import_lists, line public.import_rows) returns public.import_undo
language plpgsql security definer set search_path = '' as $$
declare
  names text := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name);
begin
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
end $$;
call private.publish_function('undo_import_row');

/* Deletes what an import added and puts back what it changed, row by row, where nobody has changed the record since.
   'kept' if nothing could be undone. */
create function private.undo_import(wanted uuid) returns public.import_outcome
language plpgsql security definer set search_path = '' as $$
declare
  import public.imports := private.own_import(wanted);
  target private.import_lists;
  line public.import_rows;
  kept jsonb;
  outcome public.import_undo;
  undone integer := 0;
begin
  if import.id is null then return 'not-allowed'; end if;
  if import.status <> 'imported' then return 'not-open'; end if;
  select l.* into target from private.import_lists l where l.list = import.list;
  perform pg_advisory_xact_lock(hashtext('imports'), hashtext(import.list));
  kept := (select jsonb_object_agg(k.row_number, k.undo) from private.kept_import_rows(wanted) k);
  perform private.set_audit_reason('import undone');
  for line in select r.* from public.import_rows r
    where r.import_id = wanted and r.change in ('new', 'changed') order by r.row_number desc
  loop
    outcome := coalesce((kept ->> line.row_number::text)::public.import_undo, private.undo_import_row(target, line));
    undone := undone + (outcome = 'undone')::integer;
    update public.import_rows r set undo = outcome where r.import_id = wanted and r.row_number = line.row_number;
  end loop;
  perform private.set_audit_reason(null);
  if undone = 0 then return 'kept'; end if;
  update public.imports i set status = 'undone', undone_at = now() where i.id = wanted;
  return 'undone';
end $$;
call private.publish_function('undo_import', '{authenticated}');

-- Files that were never imported go after a week. After 90 days an import can no longer be undone.
create function private.remove_old_imports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  removed bigint;
begin
  delete from public.imports i where i.status = 'checked' and i.created_at < now() - interval '7 days';
  get diagnostics removed = row_count;
  delete from public.import_rows r using public.imports i
    where r.import_id = i.id and i.created_at < now() - interval '90 days';
  return removed;
end $$;
call private.publish_function('remove_old_imports');
insert into private.periodic_tasks (name, every) values ('remove_old_imports', '1 day');
