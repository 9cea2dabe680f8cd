-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.waiting_certificates()
 RETURNS TABLE(attempt_id uuid, course_id uuid, course_slug text, course_title text, step public.certificate_step, suggested_name text, suggested_form text, earlier_certificate text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select distinct on (a.course_id) a.id, a.course_id, k.slug, k.title,
    case when r.refused_at is not null then 'refused' when r.review_of is not null then 'review'
      when p.age_answered_at is null then 'age' when r.id is null then 'name' else 'guardian'
    end::public.certificate_step,
    coalesce(c.holder_name, p.certificate_name, p.display_name),
    case when c.name_form = 'full' and private.is_minor(p.id) then 'initials' else coalesce(c.name_form, 'initials') end,
    r.review_of
  from public.quiz_attempts a
    join public.courses k on k.id = a.course_id
    join public.profiles p on p.id = a.user_id
    left join public.certificate_requests r on r.attempt_id = a.id
    left join lateral (
      select o.holder_name, o.name_form from public.certificates o
      where o.user_id = a.user_id and o.holder_name is not null
      order by o.course_id = a.course_id desc, o.issued_at desc limit 1
    ) c on true
  where a.user_id = private.caller_id() and private.awaits_certificate(a)
  order by a.course_id, a.submitted_at desc;
end $function$;
alter function private.waiting_certificates() owner to function_owner;
grant execute on function private.waiting_certificates() to authenticated;
