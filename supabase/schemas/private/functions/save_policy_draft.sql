-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb)
 RETURNS public.policy_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.policy_drafts d set title = $3, summary = $4, sections = $5, revision = d.revision + 1,
      saved_by = private.caller_id(), saved_at = now()
    where d.kind = $1 and d.revision = base_revision;
  if found then return 'saved'; end if;
  return (case when exists (select from public.policy_drafts d where d.kind = $1)
    then 'changed-meanwhile' else 'unknown' end)::public.policy_edit_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb) owner to function_owner;
grant execute on function private.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb) to authenticated;
