-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_staff_session()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (private.staff_session()).id is not null;
end $function$;
grant execute on function private.has_staff_session() to function_owner;
