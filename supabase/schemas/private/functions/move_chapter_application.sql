-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_chapter_application(application uuid, next_stage public.chapter_application_stage, note_to_applicant text)
 RETURNS public.chapter_application_move_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.chapter_applications;
  words text := private.filled_text(note_to_applicant);
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.chapter_applications a where a.id = application for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.chapter_application_steps() s
    where s.from_stage = held.stage and s.to_stage = next_stage) then return 'not-possible'; end if;
  update public.chapter_applications a set stage = next_stage, note = words, changed_at = now(),
    chapter_id = case next_stage when 'approved' then private.open_chapter(held) else a.chapter_id end
    where a.id = application;
  perform private.email_applicant(application);
  return 'moved';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.move_chapter_application(application uuid, next_stage public.chapter_application_stage, note_to_applicant text) owner to function_owner;
grant execute on function private.move_chapter_application(application uuid, next_stage public.chapter_application_stage, note_to_applicant text) to authenticated;
