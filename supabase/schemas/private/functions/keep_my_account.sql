-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_my_account()
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.cancel_erasure(private.caller_id())
$function$;
alter function private.keep_my_account() owner to keeper;
grant execute on function private.keep_my_account() to authenticated;
