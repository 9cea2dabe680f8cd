-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text)
 RETURNS public.newsletter_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.subscribe_to_newsletter($1, $2, $3)$function$;
comment on function public.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text) is 'network-limit: 20 per 3600 seconds';
grant execute on function public.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text) to anon, authenticated;
