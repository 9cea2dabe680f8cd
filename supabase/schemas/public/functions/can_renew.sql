-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.can_renew(certificate public.certificates)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.can_renew(certificate.id, certificate.status, certificate.expires_at)
$function$;
grant execute on function public.can_renew(certificate public.certificates) to authenticated;
