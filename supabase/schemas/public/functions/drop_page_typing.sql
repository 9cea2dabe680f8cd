-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.drop_page_typing(page uuid, form text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.drop_page_typing($1, $2)$function$;
grant execute on function public.drop_page_typing(page uuid, form text) to authenticated;
