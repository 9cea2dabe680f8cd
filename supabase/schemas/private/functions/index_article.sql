-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.article_id = new.id;
  if new.status <> 'published' then return null; end if;
  insert into private.search_documents (kind, locale, article_id, title, passages)
  values ('article', new.locale, new.id, new.title, new.summary || private.content_passages(new.blocks));
  return null;
end $function$;
alter function private.index_article() owner to function_owner;
