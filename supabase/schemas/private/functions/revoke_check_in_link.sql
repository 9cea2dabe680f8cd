-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.revoke_check_in_link(link uuid)
 RETURNS public.check_in_link_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.check_in_links;
begin
  select l.* into held from public.check_in_links l where l.id = link;
  if held.id is null then return 'unknown'; end if;
  if not private.manages_date(held.date_id) then return 'not-allowed'; end if;
  update public.check_in_links l set revoked_at = now(), revoked_by = private.caller_id()
    where l.id = link and l.revoked_at is null;
  return 'saved';
end $function$;
alter function private.revoke_check_in_link(link uuid) owner to function_owner;
grant execute on function private.revoke_check_in_link(link uuid) to authenticated;
