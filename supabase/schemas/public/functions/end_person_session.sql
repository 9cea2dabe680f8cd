-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.end_person_session(person uuid, session uuid)
 RETURNS public.session_end
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.end_person_session($1, $2)$function$;
grant execute on function public.end_person_session(person uuid, session uuid) to authenticated;
