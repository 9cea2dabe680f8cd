-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.gift_offer_history(token text)
 RETURNS TABLE(stage public.gift_offer_stage, note text, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.gift_offer_history($1); end$function$;
grant execute on function public.gift_offer_history(token text) to anon, authenticated;
