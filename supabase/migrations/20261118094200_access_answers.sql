-- Why a person can or cannot see something, for the administrator who has opened their record. The answer comes from
-- the functions that decide: they are asked with the claims of the person's newest session.

create type public.access_thing as enum ('course', 'test', 'certificate', 'ticket', 'guardian-area', 'kit', 'staff-pages');
create type public.access_answer as enum (
  'allowed', 'no-age', 'no-consent', 'not-published', 'course-before', 'pause', 'not-passed', 'certificate-name',
  'certificate-guardian', 'certificate-review', 'certificate-refused', 'suspended', 'revoked', 'expired',
  'not-registered', 'awaiting-permission', 'offered', 'waiting', 'released', 'canceled', 'date-canceled',
  'unused-second-factor', 'unconfirmed-link', 'no-learner', 'no-certificate', 'open-request', 'too-soon', 'no-stock',
  'no-role', 'no-second-factor', 'no-staff-session', 'unknown'
);

create function private.claims_of(person uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('sub', person, 'role', 'authenticated',
    'aal', case when private.has_second_factor(person) then 'aal2' else 'aal1' end) || coalesce((
    select jsonb_build_object('session_id', s.id, 'amr',
      jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from s.started_at)::bigint)))
    from public.member_sessions s where s.user_id = person and s.ended_at is null order by s.seen_at desc limit 1
  ), '{}')
$$;

create function private.course_answers(course uuid) returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
begin
  if private.course_permission() <> 'allowed' then return next private.course_permission()::text::public.access_answer; end if;
  if (private.readable_course(course, private.caller_id(), null)).id is null and not private.is_staff('editor', 'instructor')
    then return next 'not-published'; end if;
end $$;

create function private.test_answers(course uuid) returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
begin
  return query select private.course_answers(course);
  if not (select private.can_start_quiz(c, private.caller_id(), null) from public.courses c where c.id = course)
    then return next 'course-before'; end if;
  if (private.quiz_pause(course, private.caller_id(), null)).pause is not null then return next 'pause'; end if;
end $$;

create function private.certificate_answers(course uuid) returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
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
end $$;

create function private.ticket_answers(date uuid) returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
declare
  newest public.event_registrations;
begin
  select r.* into newest from public.event_registrations r
    where r.user_id = private.caller_id() and r.date_id = date order by r.created_at desc, r.id limit 1;
  if newest.id is null then return next 'not-registered';
  elsif newest.status <> 'confirmed' then
    return next case newest.status when 'expired' then 'released' else newest.status::text end::public.access_answer;
  end if;
  if exists (select from public.event_dates d where d.id = date and d.canceled_at is not null) then
    return next 'date-canceled'; end if;
end $$;

create function private.guardian_answers() returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
begin
  if not private.caller_has_all_factors() then return next 'unused-second-factor'; end if;
  if exists (select private.guarded_learners()) then return; end if;
  return next case when exists (select from public.guardianships g
    where g.guardian_id = private.caller_id() and g.ended_at is null and g.verified_at is null)
    then 'unconfirmed-link' else 'no-learner' end::public.access_answer;
end $$;

create function private.kit_answers() returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
declare
  status record;
begin
  select * into status from private.kit_status();
  if not status.has_certificate then return next 'no-certificate'; end if;
  if not status.has_consent then return next 'no-consent'; end if;
  if status.has_open_request then return next 'open-request'; end if;
  if status.next_request_at > now() then return next 'too-soon'; end if;
  if status.kits = 0 then return next 'no-stock'; end if;
end $$;

create function private.staff_answers(role public.app_role) returns setof public.access_answer
language plpgsql stable set search_path = '' as $$
begin
  if private.is_staff(role) then return; end if;
  if not exists (select from public.user_roles r
    where r.user_id = private.caller_id() and r.role in ('admin', staff_answers.role)) then return next 'no-role'; end if;
  if not private.caller_has_second_factor() then return next 'no-second-factor';
  elsif not private.has_staff_session() then return next 'no-staff-session'; end if;
end $$;

-- The reasons for which a person cannot see something, or `allowed`. `item` is a course, an event date or a role.
create function private.access_answers(person uuid, thing public.access_thing, item text default null)
returns setof public.access_answer language plpgsql security definer set search_path = '' as $$
declare
  own text := current_setting('request.jwt.claims', true);
  reasons public.access_answer[];
begin
  if thing is null or not private.has_opened(person) then return; end if;
  perform set_config('request.jwt.claims', private.claims_of(person)::text, true);
  case thing
    when 'course' then reasons := array(select private.course_answers(item::uuid));
    when 'test' then reasons := array(select private.test_answers(item::uuid));
    when 'certificate' then reasons := array(select private.certificate_answers(item::uuid));
    when 'ticket' then reasons := array(select private.ticket_answers(item::uuid));
    when 'guardian-area' then reasons := array(select private.guardian_answers());
    when 'kit' then reasons := array(select private.kit_answers());
    when 'staff-pages' then reasons := array(select private.staff_answers(item::public.app_role));
  end case;
  perform set_config('request.jwt.claims', own, true);
  return query select unnest(case when reasons = '{}' then '{allowed}' else reasons end);
exception when invalid_text_representation then
  return next 'unknown';
end $$;
call private.publish_function('access_answers', '{authenticated}');
grant execute on function private.claims_of(uuid), private.course_answers(uuid), private.test_answers(uuid),
  private.certificate_answers(uuid), private.ticket_answers(uuid), private.guardian_answers(), private.kit_answers(),
  private.staff_answers(public.app_role) to function_owner;
