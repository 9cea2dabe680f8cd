-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.claim_guest_work(guest_key text, is_mine boolean DEFAULT NULL::boolean)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.claim_guest_work($1, $2)$function$;
grant execute on function public.claim_guest_work(guest_key text, is_mine boolean) to authenticated;
