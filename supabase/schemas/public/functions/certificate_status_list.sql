-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.certificate_status_list()
 RETURNS TABLE(status text, numbers integer[])
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.certificate_status_list(); end$function$;
grant execute on function public.certificate_status_list() to anon, authenticated, service_role;
