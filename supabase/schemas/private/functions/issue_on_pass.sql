-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_on_pass()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.issue_certificate(new.id);
  return null;
end $function$;
alter function private.issue_on_pass() owner to function_owner;
