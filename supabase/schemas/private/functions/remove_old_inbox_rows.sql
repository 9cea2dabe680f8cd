-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_old_inbox_rows()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  removed bigint;
begin
  delete from public.taken_items t where not private.is_still_taken(t.taken_at);
  delete from public.inbox_changes where true;
  get diagnostics removed = row_count;
  return removed;
end $function$;
grant execute on function private.remove_old_inbox_rows() to function_owner;
