-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.give_up_old_emails()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.give_up_old_emails()$function$;
grant execute on function public.give_up_old_emails() to service_role;
