-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_document(kind text, source uuid, locale text, path text, title text, passages text[], course text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.search_documents d where d.source_id = source and d.kind = index_document.kind;
  insert into private.search_documents (kind, source_id, locale, path, title, passages, course)
    values (index_document.kind, source, index_document.locale, index_document.path, index_document.title,
      array_remove(index_document.passages, null), index_document.course);
$function$;
grant execute on function private.index_document(kind text, source uuid, locale text, path text, title text, passages text[], course text) to function_owner;
