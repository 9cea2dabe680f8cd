-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.class_certificate_outcome(course uuid, taught_on date, name text, email text)
 RETURNS public.class_certificate_outcome
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  person uuid := private.member_with_email(email);
begin
  if private.clean_certificate_name(name) is null then return 'invalid-name'; end if;
  if email is null or not private.is_email_address(email) then return 'invalid-email'; end if;
  if exists (
    select from private.unclaimed_certificates u join public.certificates c on c.id = u.certificate_id
    where lower(u.email) = lower($4) and u.course_id = course and u.taught_on >= $2 and c.status <> 'revoked'
  ) then return 'has-one'; end if;
  if person is null then return 'issued'; end if;
  if exists (select from private.held_certificates(person, course)) then return 'on-hold'; end if;
  if exists (
    select from public.certificates c
    where c.user_id = person and c.course_id = course and c.status <> 'revoked'
      and (c.issued_at at time zone 'UTC')::date >= taught_on
  ) then return 'has-one'; end if;
  -- A learner under 18 needs a guardian's consent; without an answer about the age nobody knows.
  if not private.has_consent(person, 'consent-certificate') then return 'needs-guardian'; end if;
  return 'issued';
end $function$;
grant execute on function private.class_certificate_outcome(course uuid, taught_on date, name text, email text) to function_owner;
