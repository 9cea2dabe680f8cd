-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_newsletter_emails()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from private.email_outbox e where e.message = 'newsletter-issue' and e.created_at < now() - interval '30 days'
      and e.status in ('sent', 'captured', 'dead') returning 1
  )
  select count(*) from gone
$function$;
alter function private.delete_old_newsletter_emails() owner to function_owner;
