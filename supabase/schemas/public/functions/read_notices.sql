-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.read_notices(notice uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.notices set read_at = now() where read_at is null and (notice is null or id = notice)
$function$;
grant execute on function public.read_notices(notice uuid) to authenticated;
