-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.give_back_item(list text, row_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.taken_items t where t.list = $1 and t.row_id = $2 and t.taken_by = private.caller_id();
  if not found then return false; end if;
  perform private.announce_inbox();
  return true;
end $function$;
alter function private.give_back_item(list text, row_id text) owner to function_owner;
grant execute on function private.give_back_item(list text, row_id text) to authenticated;
