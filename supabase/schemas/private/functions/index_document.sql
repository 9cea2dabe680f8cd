-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_document(kind text, source uuid, locale text, path text, title text, passages text[], course text DEFAULT NULL::text, public_from timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, public_until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.search_documents d where d.source_id = source and d.kind = index_document.kind;
  insert into private.search_documents (kind, source_id, locale, path, title, passages, course, public_from, public_until)
    values (index_document.kind, source, index_document.locale, index_document.path, index_document.title,
      array_remove(index_document.passages, null), index_document.course, index_document.public_from,
      index_document.public_until);
$function$;
grant execute on function private.index_document(kind text, source uuid, locale text, path text, title text, passages text[], course text, public_from timestamp with time zone, public_until timestamp with time zone) to function_owner;
