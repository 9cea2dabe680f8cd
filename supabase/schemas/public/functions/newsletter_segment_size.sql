-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.newsletter_segment_size(topic public.newsletter_topic, state text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.newsletter_segment_size($1, $2); end$function$;
grant execute on function public.newsletter_segment_size(topic public.newsletter_topic, state text) to authenticated;
