-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.volunteer_steps()
 RETURNS TABLE(from_stage public.volunteer_stage, to_stage public.volunteer_stage, place integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values ('submitted'::public.volunteer_stage, 'interview'::public.volunteer_stage, 1), ('submitted', 'declined', 2),
    ('interview', 'training', 1), ('interview', 'declined', 2), ('training', 'active', 1), ('training', 'declined', 2),
    ('active', 'inactive', 1), ('inactive', 'active', 1), ('declined', 'interview', 1)
$function$;
grant execute on function private.volunteer_steps() to authenticated, function_owner;
