-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer)
 RETURNS public.chapter_save_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.report_chapter_figures($1, $2, $3, $4)$function$;
grant execute on function public.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer) to authenticated;
