-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_viewing_role()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce((private.staff_session()).view_ends_at > now(), false);
end $function$;
alter function private.is_viewing_role() owner to function_owner;
grant execute on function private.is_viewing_role() to anon, authenticated, service_role;
