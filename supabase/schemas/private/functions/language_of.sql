-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.language_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select p.language from public.profiles p where p.id = person), 'en')
$function$;
grant execute on function private.language_of(person uuid) to function_owner;
