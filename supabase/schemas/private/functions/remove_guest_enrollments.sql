-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_guest_enrollments()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from private.guest_enrollments where started_at < now() - interval '30 days' returning 1
  )
  select count(*) from gone
$function$;
alter function private.remove_guest_enrollments() owner to function_owner;
