-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_offer_steps()
 RETURNS TABLE(from_stage public.gift_offer_stage, to_stage public.gift_offer_stage, place integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values ('received'::public.gift_offer_stage, 'talking'::public.gift_offer_stage, 1), ('received', 'declined', 2),
    ('talking', 'agreed', 1), ('talking', 'declined', 2), ('agreed', 'completed', 1), ('agreed', 'talking', 2),
    ('declined', 'talking', 1)
$function$;
grant execute on function private.gift_offer_steps() to authenticated, function_owner;
