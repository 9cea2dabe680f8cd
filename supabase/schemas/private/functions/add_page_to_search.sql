-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_page_to_search(page public.pages)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.index_document('page', md5(page.locale || page.path)::uuid, page.locale, page.path, page.title,
    array[page.lead, page.description] || private.content_passages(page.sections) || (
      select private.content_passages(t.sections) from public.policy_texts t
      where '/' || t.kind = page.path and t.locale = page.locale order by t.version desc limit 1))
$function$;
grant execute on function private.add_page_to_search(page public.pages) to function_owner;
