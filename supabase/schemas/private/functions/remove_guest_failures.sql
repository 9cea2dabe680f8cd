-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_guest_failures()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from private.guest_failures where failed_at < now() - make_interval(mins => private.quiz_pause_minutes())
    returning 1
  )
  select count(*) from gone
$function$;
alter function private.remove_guest_failures() owner to function_owner;
