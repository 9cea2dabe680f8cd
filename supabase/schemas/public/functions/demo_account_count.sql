-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.demo_account_count()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.demo_account_count(); end$function$;
grant execute on function public.demo_account_count() to authenticated;
