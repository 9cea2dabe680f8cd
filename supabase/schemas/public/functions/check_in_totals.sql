-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_totals(date uuid)
 RETURNS TABLE(expected bigint, came bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.check_in_totals($1); end$function$;
grant execute on function public.check_in_totals(date uuid) to authenticated;
