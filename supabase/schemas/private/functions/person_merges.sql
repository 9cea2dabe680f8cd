-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.person_merges(person uuid)
 RETURNS TABLE(id uuid, is_asker boolean, other_id uuid, other_name text, merged_at timestamp with time zone, undone_at timestamp with time zone, undo_until timestamp with time zone, state public.merge_undo)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_opened(person) then return; end if;
  return query select g.id, g.asker = person, o.id, o.display_name, g.merged_at, g.undone_at, g.undo_until,
      private.merge_undo_state(g)
    from public.account_merges g
    join public.profiles o on o.id = case when g.asker = person then g.other else g.asker end
    where person in (g.asker, g.other) and g.merged_at is not null
    order by g.merged_at desc limit 20;
end $function$;
alter function private.person_merges(person uuid) owner to function_owner;
grant execute on function private.person_merges(person uuid) to authenticated;
