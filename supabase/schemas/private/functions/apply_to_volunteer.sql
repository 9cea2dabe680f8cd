-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text)
 RETURNS public.volunteer_application_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  obstacle public.volunteer_application_outcome;
  made public.volunteer_applications;
begin
  perform pg_advisory_xact_lock(hashtextextended('volunteer application ' || me, 0));
  obstacle := private.application_obstacle(me);
  if obstacle is not null then return obstacle; end if;
  insert into public.volunteer_applications (user_id, name, phone, city, state, interests, availability, about,
      screening_result, screened_on, screening_ends_on, screening_noted_by, screening_noted_at)
    select me, trim($1), private.filled_text($2), trim($3), $4, array(select distinct unnest($5) order by 1),
      array(select distinct unnest($6) order by 1), private.filled_text($7),
      last.screening_result, last.screened_on, last.screening_ends_on, last.screening_noted_by, last.screening_noted_at
    from (values (1)) as one left join lateral (
      select * from public.volunteer_applications a where a.user_id = me and a.screening_result is not null
      order by a.screened_on desc, a.screening_noted_at desc limit 1) as last on true
    returning * into made;
  perform private.notify_applicant(made);
  return 'submitted';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text) owner to function_owner;
grant execute on function private.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text) to authenticated;
