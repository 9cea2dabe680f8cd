-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.volunteer_name(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select a.name from public.volunteer_applications a where a.user_id = person
  order by a.submitted_at desc limit 1
$function$;
grant execute on function private.volunteer_name(person uuid) to function_owner;
