-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.member_with_email(given text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select m.user_id from private.confirmed_emails m where lower(m.address) = lower(given) order by m.user_id limit 1
$function$;
grant execute on function private.member_with_email(given text) to function_owner;
