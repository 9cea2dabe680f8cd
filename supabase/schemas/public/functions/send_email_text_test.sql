-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.send_email_text_test(subject text, heading text, body text, button text DEFAULT NULL::text)
 RETURNS public.test_email_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.send_email_text_test($1, $2, $3, $4)$function$;
grant execute on function public.send_email_text_test(subject text, heading text, body text, button text) to authenticated;
