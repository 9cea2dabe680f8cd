-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.restore_page_version(page uuid, version integer)
 RETURNS public.page_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.restore_page_version($1, $2)$function$;
grant execute on function public.restore_page_version(page uuid, version integer) to authenticated;
