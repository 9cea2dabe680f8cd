-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.unsubscribe_topic(token text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.unsubscribe_topic($1)$function$;
grant execute on function public.unsubscribe_topic(token text) to anon, authenticated;
