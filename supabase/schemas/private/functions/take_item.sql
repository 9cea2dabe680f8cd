-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.take_item(list text, row_id text)
 RETURNS TABLE(outcome public.take_outcome, taker text, since timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  holder public.taken_items;
begin
  outcome := case when not exists (select from private.own_inbox_lists() own where own = $1) then 'not-allowed'
    when not private.is_waiting($1, $2) then 'not-waiting' else 'taken' end;
  while outcome = 'taken' and holder.taken_by is null loop
    insert into public.taken_items as t (list, row_id, taken_by) values ($1, $2, private.caller_id())
      on conflict on constraint taken_items_pkey do update set taken_by = excluded.taken_by, taken_at = excluded.taken_at
      where not private.is_still_taken(t.taken_at) returning t.* into holder;
    if found then
      perform private.announce_inbox();
    else
      select t.* into holder from public.taken_items t where t.list = $1 and t.row_id = $2;
    end if;
  end loop;
  if holder.taken_by <> private.caller_id() then
    outcome := 'already-taken';
    taker := private.taker_name(holder.taken_by);
  end if;
  since := holder.taken_at;
  return next;
end $function$;
alter function private.take_item(list text, row_id text) owner to function_owner;
grant execute on function private.take_item(list text, row_id text) to authenticated;
