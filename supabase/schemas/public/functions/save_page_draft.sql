-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_page_draft(page uuid, base_revision integer, content jsonb)
 RETURNS public.page_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_page_draft($1, $2, $3)$function$;
grant execute on function public.save_page_draft(page uuid, base_revision integer, content jsonb) to authenticated;
