-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_confirmed_adult(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.profiles p join private.confirmed_emails m on m.user_id = p.id
    where p.id = person and p.age_answered_at is not null and coalesce(p.adult_on <= current_date, true)
  )
$function$;
grant execute on function private.is_confirmed_adult(person uuid) to function_owner, service_role;
