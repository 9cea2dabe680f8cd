-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_page_to_search(page public.pages)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.locale = page.locale and d.page_path = page.path;
  insert into private.search_documents (kind, locale, page_path, title, passages) values
    ('page', page.locale, page.path, page.title,
     array[page.lead, page.description] || private.content_passages(page.sections) || (
       select private.content_passages(t.sections) from public.policy_texts t
       where '/' || t.kind = page.path and t.locale = page.locale order by t.version desc limit 1));
end $function$;
grant execute on function private.add_page_to_search(page public.pages) to function_owner;
