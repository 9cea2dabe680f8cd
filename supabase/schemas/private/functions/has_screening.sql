-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_screening(person uuid, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.volunteer_applications a
    where a.user_id = person and a.stage = 'active' and day <= a.screening_ends_on)
$function$;
grant execute on function private.has_screening(person uuid, day date) to function_owner;
