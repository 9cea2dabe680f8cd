-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.retry_after(failures integer)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case failures when 1 then interval '3 days' when 2 then interval '5 days' when 3 then interval '7 days' end
$function$;
grant execute on function private.retry_after(failures integer) to function_owner;
