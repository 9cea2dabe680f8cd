-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_my_erasure()
 RETURNS public.erasure_request_outcome
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when not private.caller_is_proven() then 'reauthenticate'
    else private.schedule_erasure(private.caller_id(), private.caller_id(), 'asked', now() + interval '7 days')
  end
$function$;
alter function private.request_my_erasure() owner to function_owner;
grant execute on function private.request_my_erasure() to authenticated;
