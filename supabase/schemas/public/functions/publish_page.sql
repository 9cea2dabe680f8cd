-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.publish_page(page uuid, note text DEFAULT ''::text)
 RETURNS public.page_publish_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.publish_page($1, $2)$function$;
grant execute on function public.publish_page(page uuid, note text) to authenticated;
