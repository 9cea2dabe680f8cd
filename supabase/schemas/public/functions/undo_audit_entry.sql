-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.undo_audit_entry(wanted uuid)
 RETURNS public.undo_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entry public.audit_entries;
  names text[];
  earlier jsonb;
  later jsonb;
  is_same boolean;
  changed bigint;
begin
  select e.* into entry from public.audit_entries e where e.id = wanted;
  if entry.id is null then return 'unknown'; end if;
  if not public.is_undoable(entry) then return 'not-undoable'; end if;
  select array_agg(c.key), jsonb_object_agg(c.key, c.value -> 'from'), jsonb_object_agg(c.key, c.value -> 'to')
    into names, earlier, later from jsonb_each(entry.changes) c;
  execute format('select (select jsonb_object_agg(k, to_jsonb(t) -> k) from unnest($2) k) = $3
    from public.%I t where t.id = $1::uuid', entry.record_kind) into is_same using entry.record_id, names, later;
  if is_same is not true then return 'changed-since'; end if;
  perform set_config('audit.undoes', entry.id::text, true);
  execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2))
    where t.id = $1::uuid', entry.record_kind, (select string_agg(quote_ident(k), ', ') from unnest(names) k))
    using entry.record_id, earlier;
  get diagnostics changed = row_count;
  perform set_config('audit.undoes', '', true);
  return (case when changed = 1 then 'undone' else 'not-allowed' end)::public.undo_outcome;
exception
  when insufficient_privilege then return 'not-allowed';
  when integrity_constraint_violation then return 'changed-since';
end $function$;
grant execute on function public.undo_audit_entry(wanted uuid) to authenticated;
