-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.unsubscribe_topic(token text)
 RETURNS TABLE(topic public.notification_topic)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.unsubscribe_topic($1); end$function$;
grant execute on function public.unsubscribe_topic(token text) to anon, authenticated;
