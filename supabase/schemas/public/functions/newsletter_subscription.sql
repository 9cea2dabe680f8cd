-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.newsletter_subscription(token text)
 RETURNS TABLE(topics public.newsletter_topic[], state text, is_confirmed boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.newsletter_subscription($1); end$function$;
grant execute on function public.newsletter_subscription(token text) to anon, authenticated;
