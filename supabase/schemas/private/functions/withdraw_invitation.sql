-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.withdraw_invitation(invitation uuid)
 RETURNS public.withdrawal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.guardian_invitations i set withdrawn_at = now()
    where i.id = invitation and i.made_by = (select private.caller_id()) and i.used_at is null
      and i.withdrawn_at is null;
  return case when found then 'withdrawn' else 'unknown' end;
end $function$;
alter function private.withdraw_invitation(invitation uuid) owner to function_owner;
grant execute on function private.withdraw_invitation(invitation uuid) to authenticated;
