-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.drop_form_draft(draft uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.drop_form_draft($1)$function$;
grant execute on function public.drop_form_draft(draft uuid) to authenticated;
