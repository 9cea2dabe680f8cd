-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.restore_record(entry uuid)
 RETURNS public.trash_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.trash;
  known private.trash_kinds;
  stored private.trash_records;
  part jsonb;
begin
  select t.* into held from public.trash t where t.id = entry for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.own_trash_kinds() own where own = held.kind) and not (
    held.removed_by = private.caller_id() and held.kind in (select private.removable_trash_kinds())) then
    return 'not-allowed';
  end if;
  select k.* into known from private.trash_kinds k where k.kind = held.kind;
  select r.* into stored from private.trash_records r where r.trash_id = entry;
  perform private.put_back_rows(format('public.%I', held.kind)::regclass, jsonb_build_array(stored.record));
  for part in select jsonb_array_elements(stored.parts || stored.secrets) loop
    -- A trigger may have made new ones.
    execute format('delete from %s t where t.%I = any ($1)', (part ->> 'relation')::regclass, part ->> 'column')
      using array(select (r ->> (part ->> 'column'))::uuid from jsonb_array_elements(part -> 'rows') as r);
    perform private.put_back_rows((part ->> 'relation')::regclass, part -> 'rows');
  end loop;
  -- Whether it belongs to the caller is known once its parts are back.
  if not private.manages_record(known, held.record_id) then raise sqlstate 'TR001'; end if;
  delete from public.trash t where t.id = entry;
  return 'restored';
exception
  when sqlstate 'TR001' then return 'not-allowed';
  when unique_violation then return 'taken';
  when foreign_key_violation or check_violation or not_null_violation then return 'not-possible';
end $function$;
alter function private.restore_record(entry uuid) owner to function_owner;
grant execute on function private.restore_record(entry uuid) to authenticated;
