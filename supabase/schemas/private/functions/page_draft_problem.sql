-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.page_draft_problem(draft public.page_drafts, page public.pages)
 RETURNS public.page_publish_outcome
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (case
    when private.without_section_ids(draft.content) = private.page_text(page) then 'unchanged'
    when page.has_health_content and draft.status <> 'reviewed' then 'not-reviewed'
    when jsonb_path_exists(draft.content, '$.sections[1 to last] ? (@.kind == "opening")') then 'opening-first'
    when page.has_health_content and (
      jsonb_path_exists(draft.content, '$.sections[*] ? (@.kind == "facts").items[*] ? (!exists(@.source))')
      or not jsonb_path_exists(draft.content, '$.sections[*] ? (@.kind == "sources" || exists(@.items[*].source))')
    ) then 'missing-source'
  end)::public.page_publish_outcome
$function$;
grant execute on function private.page_draft_problem(draft public.page_drafts, page public.pages) to function_owner;
