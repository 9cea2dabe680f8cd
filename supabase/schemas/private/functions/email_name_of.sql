-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_name_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.display_name from public.profiles p
  where p.id = person and p.display_name !~ '[./:@0-9]' and length(p.display_name) <= 40
$function$;
grant execute on function private.email_name_of(person uuid) to function_owner;
