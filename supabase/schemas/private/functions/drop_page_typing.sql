-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.drop_page_typing(page uuid, form text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.page_typing t where t.page_id = $1 and t.form = $2 and t.user_id = private.caller_id()
$function$;
alter function private.drop_page_typing(page uuid, form text) owner to function_owner;
grant execute on function private.drop_page_typing(page uuid, form text) to authenticated;
