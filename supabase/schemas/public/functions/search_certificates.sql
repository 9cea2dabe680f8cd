-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.search_certificates(words text)
 RETURNS SETOF public.certificates
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.search_certificates($1); end$function$;
grant execute on function public.search_certificates(words text) to authenticated;
