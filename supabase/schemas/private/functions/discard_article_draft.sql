-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.discard_article_draft(article uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.article_drafts d where d.article_id = article and d.user_id = private.caller_id()
$function$;
alter function private.discard_article_draft(article uuid) owner to function_owner;
grant execute on function private.discard_article_draft(article uuid) to authenticated;
