-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_gifts(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.subscriptions set user_id = to_person where user_id = from_person;
  update public.donations set user_id = to_person where user_id = from_person;
  update public.receipts set user_id = to_person where user_id = from_person;
  update public.gift_statements set user_id = to_person where user_id = from_person
$function$;
grant execute on function private.move_gifts(from_person uuid, to_person uuid) to function_owner;
