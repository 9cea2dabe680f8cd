-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.discard_policy_draft(kind text)
 RETURNS public.policy_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  delete from public.policy_drafts d where d.kind = $1;
  return (case when found then 'saved' else 'unknown' end)::public.policy_edit_outcome;
end $function$;
alter function private.discard_policy_draft(kind text) owner to function_owner;
grant execute on function private.discard_policy_draft(kind text) to authenticated;
