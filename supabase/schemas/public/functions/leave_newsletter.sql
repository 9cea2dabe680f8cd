-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.leave_newsletter(token text)
 RETURNS public.newsletter_leave_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.leave_newsletter($1)$function$;
grant execute on function public.leave_newsletter(token text) to anon, authenticated;
