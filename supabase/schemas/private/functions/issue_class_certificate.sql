-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_class_certificate(course public.courses, taught_on date, name text, email text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  person uuid := private.member_with_email(email);
  issued timestamptz := least(now(), (taught_on + time '12:00') at time zone 'UTC');
  earlier public.certificates;
  made text;
begin
  select c.* into earlier from public.certificates c
    where c.user_id = person and c.course_id = course.id
      and (c.status <> 'revoked' or c.status_reason = 'cheating')
      and not exists (select from public.certificates n where n.replaces = c.id)
    order by c.issued_at desc limit 1;
  insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at, expires_at,
    replaces)
  values (
    private.new_certificate_id(), person, course.id, course.title,
    format('Took the class with an instructor on %s.', to_char(taught_on, 'FMMonth FMDD, YYYY')),
    private.clean_certificate_name(name), issued,
    private.certificate_expiry(issued, course.validity_months,
      case when earlier.status = 'valid' then earlier.expires_at end), earlier.id
  ) returning id into made;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (made, 'issued', earlier.id, private.caller_id());
  if earlier.id is not null then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (earlier.id, 'renewed', made, private.caller_id());
  end if;
  if person is not null then
    perform private.notify(person, 'courses', 'class-certificate',
      jsonb_build_object('certificate', made, 'course', course.title, 'day', taught_on), 'certificate-' || made);
    return;
  end if;
  insert into private.unclaimed_certificates (certificate_id, email, course_id, taught_on)
    values (made, email, course.id, taught_on);
  perform private.queue_email('class-certificate-guest', email,
    jsonb_build_object('certificate', made, 'course', course.title, 'day', taught_on), 'certificate-' || made);
end $function$;
grant execute on function private.issue_class_certificate(course public.courses, taught_on date, name text, email text) to function_owner;
