-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_offer_history(proof text)
 RETURNS TABLE(stage public.gift_offer_stage, note text, changed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.stage, c.note, c.changed_at
  from private.gift_offer_changes c join private.gift_offer_tokens t on t.offer_id = c.offer_id
  where t.token = proof order by c.changed_at, c.id
$function$;
alter function private.gift_offer_history(proof text) owner to function_owner;
grant execute on function private.gift_offer_history(proof text) to anon, authenticated;
