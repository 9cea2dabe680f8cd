-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.offer_gift(kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean)
 RETURNS public.gift_offer_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('giving') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.offer_gift($1, $2, $3, $4, $5, $6, $7); end$function$;
comment on function public.offer_gift(kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean) is 'network-limit: 20 per 3600 seconds';
grant execute on function public.offer_gift(kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean) to anon, authenticated;
