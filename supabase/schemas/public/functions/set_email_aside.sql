-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_email_aside(email uuid, reason public.set_aside_reason)
 RETURNS public.set_aside_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_email_aside($1, $2)$function$;
grant execute on function public.set_email_aside(email uuid, reason public.set_aside_reason) to authenticated;
