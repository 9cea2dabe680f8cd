-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.failed_email_count()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.failed_email_count(); end$function$;
grant execute on function public.failed_email_count() to authenticated;
