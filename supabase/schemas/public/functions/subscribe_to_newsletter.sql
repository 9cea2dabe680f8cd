-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text)
 RETURNS public.newsletter_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('newsletter') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.subscribe_to_newsletter($1, $2, $3); end$function$;
comment on function public.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text) is 'network-limit: 20 per 3600 seconds';
grant execute on function public.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text) to anon, authenticated;
