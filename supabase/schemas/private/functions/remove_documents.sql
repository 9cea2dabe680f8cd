-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_documents(source uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.search_documents d where d.source_id = source
$function$;
grant execute on function private.remove_documents(source uuid) to function_owner;
