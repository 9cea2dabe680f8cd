-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.gift_offer(token text)
 RETURNS TABLE(name text, kind public.gift_offer_kind, organization text, details text, wants_thanks boolean, stage public.gift_offer_stage, note text, sent_at timestamp with time zone, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.gift_offer($1); end$function$;
grant execute on function public.gift_offer(token text) to anon, authenticated;
