-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_merge(merge uuid)
 RETURNS public.merge_undo
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.account_merges;
  state public.merge_undo;
  moved private.merged_rows;
begin
  select g.* into held from public.account_merges g where g.id = merge and g.merged_at is not null for update;
  if held.id is null or not (private.has_opened(held.asker) or private.has_opened(held.other)) then return 'not-allowed'; end if;
  perform private.lock_accounts(held.asker, held.other);
  state := private.merge_undo_state(held);
  if state <> 'undoable' then return state; end if;
  begin
    -- Deleted rows first: a test that comes back would begin its course anew.
    for moved in select * from private.merged_rows m where m.merge_id = merge
      order by m.fingerprint is not null, m.id desc loop
      perform private.restore_merged_row(moved);
    end loop;
  exception when unique_violation or check_violation or foreign_key_violation then
    return 'changed';
  end;
  insert into public.certificate_events (certificate_id, kind, actor)
    select m.key ->> 'id', 'merged', held.other from private.merged_rows m
    where m.merge_id = merge and m.relation = 'public.certificates';
  delete from private.merged_rows m where m.merge_id = merge;
  update public.account_merges g set undone_at = now() where g.id = merge;
  perform private.notify(person, 'account', 'merge-undone', '{}', 'merge undone ' || merge || person)
    from unnest(array[held.asker, held.other]) as person;
  return 'undone';
end $function$;
alter function private.undo_merge(merge uuid) owner to function_owner;
grant execute on function private.undo_merge(merge uuid) to authenticated;
