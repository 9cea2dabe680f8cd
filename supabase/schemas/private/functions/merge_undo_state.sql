-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.merge_undo_state(merge public.account_merges)
 RETURNS public.merge_undo
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  held private.merged_rows;
  found_print text;
begin
  if merge.undone_at is not null then return 'undone'; end if;
  if merge.undo_until is null or merge.undo_until < now() then return 'too-late'; end if;
  if exists (select from public.erasures e where e.user_id in (merge.asker, merge.other)) then return 'being-deleted'; end if;
  -- A certificate that was issued later for a moved test.
  if exists (select from private.merged_rows m join public.certificates c on c.attempt_id = (m.key ->> 'id')::uuid
    where m.merge_id = merge.id and m.relation = 'public.quiz_attempts' and not exists (
      select from private.merged_rows o where o.merge_id = merge.id and o.relation = 'public.certificates'
        and o.key = jsonb_build_object('id', c.id))) then return 'changed'; end if;
  for held in select * from private.merged_rows m where m.merge_id = merge.id and m.fingerprint is not null loop
    execute format('select private.row_fingerprint(to_jsonb(t)) from %1$s t, jsonb_populate_record(null::%1$s, $1) k where %2$s',
      held.relation, private.key_condition(held.relation::regclass)) into found_print using held.key;
    if found_print is distinct from held.fingerprint then return 'changed'; end if;
  end loop;
  return 'undoable';
end $function$;
grant execute on function private.merge_undo_state(merge public.account_merges) to function_owner;
