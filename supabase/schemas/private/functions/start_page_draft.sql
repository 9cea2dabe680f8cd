-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_page_draft(page uuid)
 RETURNS public.page_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  insert into public.page_drafts (page_id, content)
    select p.id, private.with_section_ids(private.page_text(p)) from public.pages p where p.id = $1 and p.is_editable
    on conflict do nothing;
  return (case when exists (select from public.page_drafts d where d.page_id = $1)
    then 'saved' else 'unknown' end)::public.page_edit_outcome;
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.start_page_draft(page uuid) owner to function_owner;
grant execute on function private.start_page_draft(page uuid) to authenticated;
