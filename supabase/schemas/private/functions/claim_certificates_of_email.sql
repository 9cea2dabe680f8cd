-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_certificates_of_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.claim_certificates(new.user_id);
  return null;
end $function$;
alter function private.claim_certificates_of_email() owner to function_owner;
