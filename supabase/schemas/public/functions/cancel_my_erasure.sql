-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.cancel_my_erasure()
 RETURNS public.erasure_cancel_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.cancel_my_erasure()$function$;
grant execute on function public.cancel_my_erasure() to authenticated;
