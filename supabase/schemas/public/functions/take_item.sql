-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.take_item(list text, row_id text)
 RETURNS TABLE(outcome public.take_outcome, taker text, since timestamp with time zone)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.take_item($1, $2)$function$;
grant execute on function public.take_item(list text, row_id text) to authenticated;
