-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.queue_newsletters()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(sum(private.queue_newsletter(i.id)), 0)::bigint from public.newsletter_issues i where i.status = 'sending'
$function$;
alter function private.queue_newsletters() owner to function_owner;
