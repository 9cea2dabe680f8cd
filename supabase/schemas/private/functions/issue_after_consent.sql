-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_after_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.issue_waiting_certificates(new.learner_id);
  return null;
end $function$;
alter function private.issue_after_consent() owner to function_owner;
