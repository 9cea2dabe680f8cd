-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.certificate_status_list()
 RETURNS TABLE(status text, numbers integer[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.status, array_agg(c.status_number order by c.status_number)
  from public.certificates c where c.status <> 'valid' group by c.status
$function$;
alter function private.certificate_status_list() owner to function_owner;
grant execute on function private.certificate_status_list() to anon, authenticated, service_role;
