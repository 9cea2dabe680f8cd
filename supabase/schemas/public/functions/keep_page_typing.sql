-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_page_typing(page uuid, form text, content jsonb)
 RETURNS TABLE(outcome public.page_edit_outcome, others text[])
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.keep_page_typing($1, $2, $3)$function$;
grant execute on function public.keep_page_typing(page uuid, form text, content jsonb) to authenticated;
