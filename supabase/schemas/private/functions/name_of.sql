-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.name_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.display_name from public.profiles p where p.id = person
$function$;
grant execute on function private.name_of(person uuid) to keeper;
