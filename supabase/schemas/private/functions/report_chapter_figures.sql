-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer)
 RETURNS public.chapter_save_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.manages_chapter(chapter) then return 'not-allowed'; end if;
  update public.chapters c set people = $2, kits_in_year = $3, trainings = $4, figures_on = current_date
    where c.id = chapter;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer) owner to function_owner;
grant execute on function private.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer) to authenticated;
