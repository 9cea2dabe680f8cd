-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_offer(proof text)
 RETURNS TABLE(name text, kind public.gift_offer_kind, organization text, details text, wants_thanks boolean, stage public.gift_offer_stage, note text, sent_at timestamp with time zone, changed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.name, o.kind, o.organization, o.details, o.wants_thanks, o.stage, o.note, o.sent_at, o.changed_at
  from public.gift_offers o join private.gift_offer_tokens t on t.offer_id = o.id
  where t.token = proof
$function$;
alter function private.gift_offer(proof text) owner to function_owner;
grant execute on function private.gift_offer(proof text) to anon, authenticated;
