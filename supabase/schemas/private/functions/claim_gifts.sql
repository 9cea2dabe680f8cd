-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_gifts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.subscriptions s set user_id = new.user_id where s.user_id is null and lower(s.donor_email) = lower(new.address);
  update public.donations d set user_id = new.user_id where d.user_id is null and lower(d.donor_email) = lower(new.address);
  update public.receipts r set user_id = new.user_id where r.user_id is null and lower(r.donor_email) = lower(new.address);
  return null;
end $function$;
alter function private.claim_gifts() owner to function_owner;
