-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_gift_donor(offer uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.queue_email('gift-offer', o.email, jsonb_build_object(
    'name', o.name, 'token', t.token, 'stage', o.stage, 'note', o.note))
  from public.gift_offers o join private.gift_offer_tokens t on t.offer_id = o.id
  where o.id = offer
$function$;
grant execute on function private.email_gift_donor(offer uuid) to function_owner;
