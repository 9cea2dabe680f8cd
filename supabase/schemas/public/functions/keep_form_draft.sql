-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_form_draft(sealed text)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.keep_form_draft($1)$function$;
grant execute on function public.keep_form_draft(sealed text) to authenticated;
