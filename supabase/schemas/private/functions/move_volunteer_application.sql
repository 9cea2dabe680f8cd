-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_volunteer_application(application uuid, next_stage public.volunteer_stage, note_to_applicant text)
 RETURNS public.volunteer_move_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.volunteer_applications;
  words text := private.filled_text(note_to_applicant);
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.volunteer_applications a where a.id = application for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.volunteer_steps() s
    where s.from_stage = held.stage and s.to_stage = next_stage) then return 'not-possible'; end if;
  if words is null and next_stage in ('declined', 'inactive') then return 'no-reason'; end if;
  update public.volunteer_applications a set stage = next_stage, note = words, changed_at = now()
    where a.id = application returning a.* into held;
  perform private.notify_applicant(held);
  return 'moved';
exception
  when unique_violation then return 'not-possible';
  when check_violation then return 'invalid';
end $function$;
alter function private.move_volunteer_application(application uuid, next_stage public.volunteer_stage, note_to_applicant text) owner to function_owner;
grant execute on function private.move_volunteer_application(application uuid, next_stage public.volunteer_stage, note_to_applicant text) to authenticated;
