-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.entrant_key(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.mailbox_key(m.address) from private.confirmed_emails m where m.user_id = person
$function$;
grant execute on function private.entrant_key(person uuid) to function_owner;
