-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.note_screening(application uuid, result public.screening_result, day date, last_day date)
 RETURNS public.screening_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  -- One more day, because the day of staff may already be the next one.
  if day > current_date + 1 then return 'invalid'; end if;
  update public.volunteer_applications a set screening_result = result, screened_on = day,
    screening_ends_on = last_day, screening_noted_by = case when result is not null then auth.uid() end,
    screening_noted_at = case when result is not null then now() end
    where a.id = application and a.stage in ('submitted', 'interview', 'training', 'active')
    returning a.user_id into person;
  if person is null then return 'unknown'; end if;
  perform private.check_screened_shifts(person);
  return 'noted';
exception
  when check_violation or datetime_field_overflow then return 'invalid';
end $function$;
alter function private.note_screening(application uuid, result public.screening_result, day date, last_day date) owner to function_owner;
grant execute on function private.note_screening(application uuid, result public.screening_result, day date, last_day date) to authenticated;
