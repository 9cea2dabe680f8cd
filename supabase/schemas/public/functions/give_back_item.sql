-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.give_back_item(list text, row_id text)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.give_back_item($1, $2)$function$;
grant execute on function public.give_back_item(list text, row_id text) to authenticated;
