-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_second_factor(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (select from private.second_factors f where f.user_id = person);
end $function$;
grant execute on function private.has_second_factor(person uuid) to function_owner;
