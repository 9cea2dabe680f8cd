-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.offer_changes(offer uuid)
 RETURNS TABLE(stage public.gift_offer_stage, note text, changed_at timestamp with time zone, changed_by text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.offer_changes($1); end$function$;
grant execute on function public.offer_changes(offer uuid) to authenticated;
