-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mailbox_key(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(
    case when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
      else mailbox || '@' || domain end, 'UTF8')), 'hex')
  from (select split_part(split_part(lower(trim(address)), '@', 1), '+', 1) as mailbox,
    split_part(lower(trim(address)), '@', 2) as domain) as parts
$function$;
grant execute on function private.mailbox_key(address text) to function_owner;
