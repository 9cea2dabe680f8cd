-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_page()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.locale = new.locale and d.page_path = new.path;
  insert into private.search_documents (kind, locale, page_path, title, passages) values
    ('page', new.locale, new.path, new.title,
     array[new.lead, new.description] || private.content_passages(new.sections));
  return null;
end $function$;
alter function private.index_page() owner to function_owner;
