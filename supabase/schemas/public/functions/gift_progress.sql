-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.gift_progress(gift uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.gift_progress($1); end$function$;
grant execute on function public.gift_progress(gift uuid) to anon, authenticated;
