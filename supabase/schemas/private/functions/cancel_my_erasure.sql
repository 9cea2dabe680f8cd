-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_my_erasure()
 RETURNS public.erasure_cancel_outcome
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.cancel_erasure(private.caller_id())
$function$;
alter function private.cancel_my_erasure() owner to function_owner;
grant execute on function private.cancel_my_erasure() to authenticated;
