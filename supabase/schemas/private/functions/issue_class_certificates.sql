-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean)
 RETURNS public.class_certificate_outcome[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taught public.courses;
  line record;
  outcome public.class_certificate_outcome;
  outcomes public.class_certificate_outcome[] := '{}';
  seen text[] := '{}';
begin
  if not private.is_staff('instructor') then return null; end if;
  select * into taught from public.courses c where c.id = course and c.status = 'published' and c.bank is not null;
  if taught.id is null or taught_on is null or taught_on not between current_date - 730 and current_date
    or jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 200 then
    return null;
  end if;
  -- Two people who send the same list issue each certificate once.
  perform pg_advisory_xact_lock(hashtextextended('class certificates ' || course, 0));
  for line in
    select left(p ->> 'name', 300) as name, lower(trim(left(p ->> 'email', 300))) as email
    from jsonb_array_elements(people) with ordinality as given (p, place) order by place
  loop
    outcome := case when line.email = any (seen) then 'repeated'
      else private.class_certificate_outcome(course, taught_on, line.name, line.email) end;
    seen := seen || line.email;
    if outcome = 'issued' and not is_preview then
      perform private.issue_class_certificate(taught, taught_on, line.name, line.email);
    end if;
    outcomes := outcomes || outcome;
  end loop;
  return outcomes;
end $function$;
alter function private.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean) owner to function_owner;
grant execute on function private.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean) to authenticated;
