-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.first_id_for_staff(VARIADIC roles public.app_role[])
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE COST 1000
 SET search_path TO ''
AS $function$
begin
  return case when private.is_staff(variadic roles) then '00000000-0000-0000-0000-000000000000'::uuid end;
end $function$;
grant execute on function private.first_id_for_staff(VARIADIC roles public.app_role[]) to authenticated;
