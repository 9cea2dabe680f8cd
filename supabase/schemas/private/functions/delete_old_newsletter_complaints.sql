-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_newsletter_complaints()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from private.newsletter_complaints c where c.complained_at < now() - interval '1 year' returning 1
  )
  select count(*) from gone
$function$;
alter function private.delete_old_newsletter_complaints() owner to function_owner;
