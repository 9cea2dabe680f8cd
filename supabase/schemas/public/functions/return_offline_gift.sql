-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.return_offline_gift(donation uuid, cents integer)
 RETURNS public.gift_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.return_offline_gift($1, $2)$function$;
grant execute on function public.return_offline_gift(donation uuid, cents integer) to authenticated;
