-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.volunteer_obstacle()
 RETURNS public.volunteer_application_outcome
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.application_obstacle(private.caller_id())
$function$;
alter function private.volunteer_obstacle() owner to function_owner;
grant execute on function private.volunteer_obstacle() to authenticated;
