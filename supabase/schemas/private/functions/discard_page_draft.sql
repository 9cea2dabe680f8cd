-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.discard_page_draft(page uuid)
 RETURNS public.page_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  delete from public.page_drafts d where d.page_id = page;
  return (case when found then 'saved' else 'unknown' end)::public.page_edit_outcome;
end $function$;
alter function private.discard_page_draft(page uuid) owner to function_owner;
grant execute on function private.discard_page_draft(page uuid) to authenticated;
