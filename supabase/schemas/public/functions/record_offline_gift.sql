-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_offline_gift(source public.gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text, visibility public.donor_visibility, shows_amount boolean, employer text, campaign uuid)
 RETURNS public.offline_gift
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_offline_gift($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)$function$;
grant execute on function public.record_offline_gift(source public.gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text, visibility public.donor_visibility, shows_amount boolean, employer text, campaign uuid) to authenticated;
