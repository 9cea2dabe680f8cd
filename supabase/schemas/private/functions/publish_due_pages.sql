-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_due_pages()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  draft public.page_drafts;
  outcome public.page_publish_outcome;
  published bigint := 0;
begin
  for draft in select d.* from public.page_drafts d where d.publish_at <= now() for update skip locked loop
    outcome := private.replace_page(draft, draft.publish_note, draft.scheduled_by);
    if outcome = 'published' then
      published := published + 1;
    else
      update public.page_drafts d set publish_at = null, publish_problem = outcome where d.page_id = draft.page_id;
    end if;
  end loop;
  return published;
end $function$;
alter function private.publish_due_pages() owner to function_owner;
