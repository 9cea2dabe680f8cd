-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_supporter_page(page uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.supporter_pages p where p.id = $1 and p.user_id = private.caller_id();
  return found;
end $function$;
alter function private.delete_supporter_page(page uuid) owner to function_owner;
grant execute on function private.delete_supporter_page(page uuid) to authenticated;
