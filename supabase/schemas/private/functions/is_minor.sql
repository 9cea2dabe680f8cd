-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_minor(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.profiles p where p.id = person and p.adult_on > current_date)
$function$;
grant execute on function private.is_minor(person uuid) to function_owner, service_role;
