-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.leave_newsletter(proof text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (delete from public.newsletter_subscribers where id = private.subscriber_of(proof) returning 1)
  select exists (select from gone)
$function$;
alter function private.leave_newsletter(proof text) owner to function_owner;
grant execute on function private.leave_newsletter(proof text) to anon, authenticated;
