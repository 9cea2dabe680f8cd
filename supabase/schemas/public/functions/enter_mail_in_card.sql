-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.enter_mail_in_card(wanted uuid, card_name text, card_contact text, state text, is_adult boolean)
 RETURNS public.raffle_entry_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.enter_mail_in_card($1, $2, $3, $4, $5)$function$;
grant execute on function public.enter_mail_in_card(wanted uuid, card_name text, card_contact text, state text, is_adult boolean) to authenticated;
