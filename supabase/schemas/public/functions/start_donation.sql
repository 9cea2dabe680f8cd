-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_donation(gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text, visibility public.donor_visibility, tribute_kind public.tribute_kind DEFAULT NULL::public.tribute_kind, tribute_name text DEFAULT NULL::text, tribute_email text DEFAULT NULL::text, employer text DEFAULT NULL::text, campaign uuid DEFAULT NULL::uuid, shows_amount boolean DEFAULT false, starts_on date DEFAULT NULL::date, ends_on date DEFAULT NULL::date, card_on date DEFAULT NULL::date, is_bank_debit boolean DEFAULT false, supporter_page uuid DEFAULT NULL::uuid)
 RETURNS public.donation_start
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.start_donation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)$function$;
comment on function public.start_donation(gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text, visibility public.donor_visibility, tribute_kind public.tribute_kind, tribute_name text, tribute_email text, employer text, campaign uuid, shows_amount boolean, starts_on date, ends_on date, card_on date, is_bank_debit boolean, supporter_page uuid) is 'network-limit: 20 per 600 seconds';
grant execute on function public.start_donation(gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text, visibility public.donor_visibility, tribute_kind public.tribute_kind, tribute_name text, tribute_email text, employer text, campaign uuid, shows_amount boolean, starts_on date, ends_on date, card_on date, is_bank_debit boolean, supporter_page uuid) to anon, authenticated;
