-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.refund_limit()
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.refund_limit(); end$function$;
grant execute on function public.refund_limit() to authenticated;
