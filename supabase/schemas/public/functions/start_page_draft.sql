-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_page_draft(page uuid)
 RETURNS public.page_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.start_page_draft($1)$function$;
grant execute on function public.start_page_draft(page uuid) to authenticated;
