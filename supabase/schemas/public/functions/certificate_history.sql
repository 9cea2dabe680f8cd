-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.certificate_history(wanted text)
 RETURNS TABLE(kind text, detail text, happened_at timestamp with time zone, by_holder boolean, by_name text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.certificate_history($1); end$function$;
grant execute on function public.certificate_history(wanted text) to authenticated;
