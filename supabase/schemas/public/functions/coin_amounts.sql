-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.coin_amounts()
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$begin return private.coin_amounts(); end$function$;
grant execute on function public.coin_amounts() to anon, authenticated;
