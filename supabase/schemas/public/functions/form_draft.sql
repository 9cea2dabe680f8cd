-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.form_draft(draft uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.form_draft($1); end$function$;
grant execute on function public.form_draft(draft uuid) to authenticated;
