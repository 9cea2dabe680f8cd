-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_gift_statements()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.gift_statements s set user_id = new.user_id
    where s.user_id is null and lower(s.donor_email) = lower(new.address);
  return null;
end $function$;
alter function private.claim_gift_statements() owner to function_owner;
