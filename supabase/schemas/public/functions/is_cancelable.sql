-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.is_cancelable(request public.kit_requests)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_cancelable(request.status)
$function$;
grant execute on function public.is_cancelable(request public.kit_requests) to authenticated;
