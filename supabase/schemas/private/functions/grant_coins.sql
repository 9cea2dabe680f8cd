-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.grant_coins(member uuid, source text)
 RETURNS public.coin_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.add_coins(member, source);
end $function$;
alter function private.grant_coins(member uuid, source text) owner to function_owner;
grant execute on function private.grant_coins(member uuid, source text) to service_role;
