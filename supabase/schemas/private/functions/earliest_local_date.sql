-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.earliest_local_date()
 RETURNS date
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (now() at time zone 'Pacific/Honolulu')::date;
end $function$;
alter function private.earliest_local_date() owner to function_owner;
grant execute on function private.earliest_local_date() to authenticated;
