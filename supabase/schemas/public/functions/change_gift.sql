-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_gift(subscription uuid, kind public.gift_change_kind, key text DEFAULT NULL::text, gift_cents integer DEFAULT NULL::integer, frequency public.gift_frequency DEFAULT NULL::public.gift_frequency, next_charge_on date DEFAULT NULL::date, months integer DEFAULT NULL::integer, ends_on date DEFAULT NULL::date)
 RETURNS public.gift_change
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.change_gift($1, $2, $3, $4, $5, $6, $7, $8)$function$;
comment on function public.change_gift(subscription uuid, kind public.gift_change_kind, key text, gift_cents integer, frequency public.gift_frequency, next_charge_on date, months integer, ends_on date) is 'network-limit: 60 per 600 seconds';
grant execute on function public.change_gift(subscription uuid, kind public.gift_change_kind, key text, gift_cents integer, frequency public.gift_frequency, next_charge_on date, months integer, ends_on date) to anon, authenticated;
