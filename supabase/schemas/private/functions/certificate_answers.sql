-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.certificate_answers(course uuid)
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  step public.certificate_step := (select w.step from private.waiting_certificates() w where w.course_id = course);
  newest public.certificates;
begin
  if step is not null then
    return next case step when 'age' then 'no-age' else 'certificate-' || step end::public.access_answer;
    return;
  end if;
  select c.* into newest from public.certificates c where c.user_id = private.caller_id() and c.course_id = course
    order by c.issued_at desc, c.id limit 1;
  if newest.id is null then return next 'not-passed';
  elsif newest.status <> 'valid' then return next newest.status::public.access_answer;
  elsif newest.expires_at <= now() then return next 'expired'; end if;
end $function$;
grant execute on function private.certificate_answers(course uuid) to function_owner;
