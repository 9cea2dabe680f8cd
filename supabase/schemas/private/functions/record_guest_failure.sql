-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_guest_failure(course uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.guest_failures (network, course_id)
    select private.caller_network(), course where private.caller_network() is not null
$function$;
grant execute on function private.record_guest_failure(course uuid) to function_owner;
