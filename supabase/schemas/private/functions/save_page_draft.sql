-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_page_draft(page uuid, base_revision integer, content jsonb)
 RETURNS public.page_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.page_drafts d set content = $3, saved_by = private.caller_id()
    where d.page_id = page and d.revision = base_revision;
  if found then return 'saved'; end if;
  return (case when exists (select from public.page_drafts d where d.page_id = page)
    then 'changed-meanwhile' else 'unknown' end)::public.page_edit_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_page_draft(page uuid, base_revision integer, content jsonb) owner to function_owner;
grant execute on function private.save_page_draft(page uuid, base_revision integer, content jsonb) to authenticated;
