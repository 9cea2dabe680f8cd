-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.restore_page_version(page uuid, version integer)
 RETURNS public.page_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  earlier jsonb := (select p.content from public.page_publications p where p.page_id = $1 and p.version = $2);
  outcome public.page_edit_outcome;
begin
  outcome := private.start_page_draft(page);
  if outcome <> 'saved' then return outcome; end if;
  if earlier is null then return 'unknown'; end if;
  update public.page_drafts d set content = private.with_section_ids(earlier), saved_by = private.caller_id()
    where d.page_id = page;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.restore_page_version(page uuid, version integer) owner to function_owner;
grant execute on function private.restore_page_version(page uuid, version integer) to authenticated;
