-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_email_text(message text, base_version integer, subject text DEFAULT NULL::text, heading text DEFAULT NULL::text, body text DEFAULT NULL::text, button text DEFAULT NULL::text, locale text DEFAULT 'en'::text)
 RETURNS public.email_text_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_email_text($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.save_email_text(message text, base_version integer, subject text, heading text, body text, button text, locale text) to authenticated;
