-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_page_from_search(locale text, path text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.remove_documents(source) from (
    select md5($1 || $2)::uuid union all
    select md5($1 || $2 || t.version)::uuid from public.policy_texts t where '/' || t.kind = $2 and t.locale = $1
  ) as documents (source)
$function$;
grant execute on function private.remove_page_from_search(locale text, path text) to function_owner;
