-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.missing_requirements(person uuid, shift public.shifts)
 RETURNS public.shift_requirement[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(need order by need), '{}') from (values
    ('volunteer'::public.shift_requirement, private.is_volunteer(person)),
    ('consent', private.has_consent(person, 'consent-events')),
    -- Only the month in which a learner turns 18 is known.
    ('age', shift.minimum_age is null or exists (select from public.profiles p where p.id = person
      and p.age_answered_at is not null
      and coalesce(p.adult_on <= current_date + make_interval(years => 18 - shift.minimum_age), true))),
    ('course', shift.course_id is null or private.has_passed(person, shift.course_id)),
    ('certificate', not shift.needs_certificate or exists (select from public.certificates c
      where c.user_id = person and c.status = 'valid' and (c.expires_at is null or c.expires_at > shift.starts_at))),
    ('waiver', not shift.needs_waiver or private.has_waiver(person)),
    ('screening', not shift.needs_screening or private.has_screening(person, private.shift_day(shift)))
  ) as required (need, is_met) where not is_met
$function$;
grant execute on function private.missing_requirements(person uuid, shift public.shifts) to function_owner;
