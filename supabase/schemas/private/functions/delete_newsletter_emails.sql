-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_newsletter_emails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.email_outbox e
    where e.to_address = old.email and e.message in ('newsletter-confirm', 'newsletter-link', 'newsletter-issue');
  return null;
end $function$;
alter function private.delete_newsletter_emails() owner to function_owner;
