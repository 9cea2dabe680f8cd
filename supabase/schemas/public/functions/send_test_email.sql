-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.send_test_email()
 RETURNS public.test_email_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.send_test_email()$function$;
grant execute on function public.send_test_email() to authenticated;
