-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_volunteer(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.volunteer_applications a where a.user_id = person and a.stage = 'active')
$function$;
grant execute on function private.is_volunteer(person uuid) to function_owner;
