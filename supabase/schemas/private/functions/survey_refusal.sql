-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.survey_refusal(course uuid, in_phase text)
 RETURNS public.survey_refusal
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.survey_refusal_of(private.caller_id(), null, course, in_phase)
$function$;
alter function private.survey_refusal(course uuid, in_phase text) owner to function_owner;
grant execute on function private.survey_refusal(course uuid, in_phase text) to authenticated;
