-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_page(page uuid, note text DEFAULT ''::text)
 RETURNS public.page_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.page_drafts;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select d.* into draft from public.page_drafts d where d.page_id = page for update;
  if draft.page_id is null then return 'unknown'; end if;
  return private.replace_page(draft, $2, private.caller_id());
end $function$;
alter function private.publish_page(page uuid, note text) owner to function_owner;
grant execute on function private.publish_page(page uuid, note text) to authenticated;
