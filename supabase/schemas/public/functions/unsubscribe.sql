-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.unsubscribe(token text, from_all boolean DEFAULT false)
 RETURNS public.unsubscribe_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.unsubscribe($1, $2)$function$;
grant execute on function public.unsubscribe(token text, from_all boolean) to anon, authenticated;
