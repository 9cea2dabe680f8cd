-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remove_subscriber(subscriber uuid)
 RETURNS public.newsletter_removal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remove_subscriber($1)$function$;
grant execute on function public.remove_subscriber(subscriber uuid) to authenticated;
