-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.actor_name(actor uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if actor is null or not private.is_staff('auditor') then return null; end if;
  return (select p.display_name from public.profiles p where p.id = actor_name.actor);
end $function$;
alter function private.actor_name(actor uuid) owner to function_owner;
grant execute on function private.actor_name(actor uuid) to authenticated;
