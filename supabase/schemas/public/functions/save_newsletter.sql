-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_newsletter(token text, topics public.newsletter_topic[], state text)
 RETURNS public.newsletter_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_newsletter($1, $2, $3)$function$;
grant execute on function public.save_newsletter(token text, topics public.newsletter_topic[], state text) to anon, authenticated;
