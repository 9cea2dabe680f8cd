-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.wear_costume(costume text)
 RETURNS public.wearing_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.put_on_costume(private.caller_id(), costume);
end $function$;
alter function private.wear_costume(costume text) owner to function_owner;
grant execute on function private.wear_costume(costume text) to authenticated;
