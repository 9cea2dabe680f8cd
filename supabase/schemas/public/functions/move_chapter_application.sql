-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.move_chapter_application(application uuid, next_stage public.chapter_application_stage, note_to_applicant text)
 RETURNS public.chapter_application_move_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.move_chapter_application($1, $2, $3)$function$;
grant execute on function public.move_chapter_application(application uuid, next_stage public.chapter_application_stage, note_to_applicant text) to authenticated;
