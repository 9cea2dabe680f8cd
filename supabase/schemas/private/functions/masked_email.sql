-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.masked_email(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select left(m.address, 1) || '…' || substring(m.address from '@.*$') from private.confirmed_emails m
  where m.user_id = person
$function$;
grant execute on function private.masked_email(person uuid) to function_owner;
