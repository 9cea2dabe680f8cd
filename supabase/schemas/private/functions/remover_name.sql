-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remover_name(remover uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if remover is distinct from private.caller_id() and not exists (select from private.own_trash_kinds()) then return null; end if;
  return (select p.display_name from public.profiles p where p.id = remover);
end $function$;
alter function private.remover_name(remover uuid) owner to function_owner;
grant execute on function private.remover_name(remover uuid) to authenticated;
