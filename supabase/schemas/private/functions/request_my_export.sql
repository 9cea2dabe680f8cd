-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_my_export()
 RETURNS public.export_request_outcome
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.request_export(private.caller_id(), private.caller_id())
$function$;
alter function private.request_my_export() owner to function_owner;
grant execute on function private.request_my_export() to authenticated;
