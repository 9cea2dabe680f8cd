-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.move_volunteer_application(application uuid, next_stage public.volunteer_stage, note_to_applicant text)
 RETURNS public.volunteer_move_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.move_volunteer_application($1, $2, $3)$function$;
grant execute on function public.move_volunteer_application(application uuid, next_stage public.volunteer_stage, note_to_applicant text) to authenticated;
