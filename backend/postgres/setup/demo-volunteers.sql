-- Volunteers, shifts and hours of the demo, counted from the day on which it is loaded. It uses the people of
-- demo-records.sql and sends no email.

insert into public.volunteer_applications (user_id, name, city, state, interests, availability, about, stage, note,
  submitted_at, changed_at)
select coalesce(a.id, d.id), v.name, v.city, v.state, v.interests::public.volunteer_interest[],
  v.availability::public.availability_slot[], v.about, v.stage::public.volunteer_stage, v.note,
  now() - make_interval(days => v.sent), now() - make_interval(days => v.changed)
from (values
  ('member', 0, 'Maya Demo', 'Little Rock', 'Arkansas', '{greet,pack}', '{tue-evening,sat-morning,sat-afternoon}',
    null, 'active', 'Glad you’re with us.', 120, 100),
  (null, 14, 'Nadia Haddad', 'North Little Rock', 'Arkansas', '{words}', '{mon-evening,wed-evening}',
    'I translate between English, Spanish and Arabic.', 'submitted', null, 2, 2),
  (null, 9, 'Isaac Levy', 'Conway', 'Arkansas', '{teach,greet}', '{sat-morning}',
    'I was a lifeguard for six summers and like to teach.', 'interview', 'Does Thursday at five work for you?', 9, 4),
  (null, 1, 'Aisha Bello', 'Little Rock', 'Arkansas', '{teach}', '{sat-morning,sat-afternoon}', null, 'active', null, 200, 180),
  (null, 2, 'Ben Carter', 'Little Rock', 'Arkansas', '{pack}', '{tue-evening}', null, 'active', null, 150, 130),
  (null, 3, 'Carmen Diaz', 'Tulsa', 'Oklahoma', '{greet}', '{}', null, 'active', null, 90, 80)
) as v (part, n, name, city, state, interests, availability, about, stage, note, sent, changed)
left join demo_account a on a.part = v.part
left join demo_person d on d.n = v.n
where coalesce(a.id, d.id) is not null;

-- The one of Ben Carter has ended.
update public.volunteer_applications a set screening_result = 'passed', screened_on = current_date - s.days,
  screening_ends_on = current_date - s.days + 730, screening_noted_at = now() - make_interval(days => s.days - 1),
  screening_noted_by = (select u.id from auth.users u where u.email = 'outreach@openairway.example')
from (values ('Maya Demo', 110), ('Aisha Bello', 190), ('Ben Carter', 800)) as s (name, days) where a.name = s.name;

insert into public.waiver_signatures (user_id, version, signed_by, signed_name, signed_at)
select a.user_id, 1, a.user_id, a.name, a.changed_at from public.volunteer_applications a where a.stage = 'active';

create temporary table demo_shift on commit drop as
  select gen_random_uuid() as id, s.*, (current_date + s.days + s.clock
    + make_interval(days => case when s.is_saturday then 6 - extract(dow from current_date + s.days)::integer else 0 end))
    at time zone 'America/Chicago' as starts_at
  from (values
    ('Pack kits', 'Gloves, sprays and cards into 200 bags. Good for people who’d rather not talk.', 'Office, 3rd floor',
      'little-rock', 3, time '18:00', 2, 5, false, true, false),
    ('Greet at the Saturday lesson', 'Say hello, hand out cards and find people a seat.', 'Main Library, Room 2',
      'little-rock', 6, time '09:30', 3, 3, false, true, true),
    ('Help teach: second person in the room', 'Hand out trainer sprays and watch hands while the trainer talks.',
      'Main Library, Room 2', 'little-rock', 6, time '13:00', 3, 2, true, true, true),
    ('Table at the farmers market', 'Answer questions and give out cards. Bring a hat.', 'River Market Pavilion', null, 10,
      time '08:00', 4, 4, false, true, true),
    ('Drive boxes to Conway', 'Two boxes, one hour each way. You need a license and a car.', 'Office, back door', null, 13,
      time '16:00', 3, 1, false, true, false),
    ('Proofread the Spanish card', 'From home: read one page and mark what sounds wrong.', 'Online', null, 15, time '18:00', 1, 3,
      false, false, false),
    ('Pack kits', null, 'Office, 3rd floor', 'little-rock', -11, time '18:00', 2, 5, false, true, false)
  ) as s (title, about, place, chapter, days, clock, hours, capacity, needs_certificate, needs_waiver, is_saturday);

insert into public.shifts (id, title, about, place, chapter_id, starts_at, ends_at, time_zone, capacity, minimum_age,
  needs_certificate, needs_waiver, needs_screening, course_id, last_number)
select s.id, s.title, s.about, s.place, c.id, s.starts_at, s.starts_at + make_interval(hours => s.hours), 'America/Chicago',
  s.capacity, case when s.title like 'Drive%' then 18 end, s.needs_certificate, s.needs_waiver,
  s.title like 'Help teach%', k.id, 3
from demo_shift s left join public.chapters c on c.slug = s.chapter
left join public.courses k on s.title like 'Table at%' and k.locale = 'en' and k.slug = 'overdose-response-basics';

insert into public.shift_signups (shift_id, user_id, status, number, checked_in_at, reminded_at, signed_up_at)
select s.id, a.user_id, p.status::public.signup_status, p.number, case when s.days < 0 then s.starts_at end,
  case when s.days < 0 then s.starts_at - interval '1 day' end, least(now(), s.starts_at) - interval '3 days'
from (values
  ('Maya Demo', 'Greet at%', 1, 6, 'confirmed'), ('Aisha Bello', 'Greet at%', 2, 6, 'confirmed'),
  ('Aisha Bello', 'Help teach%', 1, 6, 'confirmed'), ('Ben Carter', 'Drive%', 1, 13, 'confirmed'),
  ('Carmen Diaz', 'Drive%', 2, 13, 'waiting'), ('Maya Demo', 'Pack%', 1, -11, 'confirmed'),
  ('Ben Carter', 'Pack%', 2, -11, 'confirmed')
) as p (name, shift, number, days, status)
join demo_shift s on s.title like p.shift and s.days = p.days
join public.volunteer_applications a on a.name = p.name;

update public.shifts s set (taken, waiting, offered) = (
  select count(*) filter (where u.status = 'confirmed'), count(*) filter (where u.status = 'waiting'), count(u.offered_at)
  from public.shift_signups u where u.shift_id = s.id)
where s.id in (select id from demo_shift);

insert into public.volunteer_hours (user_id, name, signup_id, chapter_id, day, minutes, task, status, reason, decided_at,
  entered_at)
select u.user_id, a.name, u.id, s.chapter_id, (s.starts_at at time zone s.time_zone)::date, 120, s.title, 'approved', null,
  s.ends_at, s.ends_at
from public.shift_signups u join public.shifts s on s.id = u.shift_id
join public.volunteer_applications a on a.user_id = u.user_id
where u.checked_in_at is not null
union all
select a.user_id, a.name, null, c.id, current_date - h.days, h.minutes, h.task, h.status::public.hours_status, h.reason,
  case when h.status <> 'submitted' then now() - make_interval(days => h.days - 1) end, now() - make_interval(days => h.days)
from (values
  ('Maya Demo', 'little-rock', 25, 90, 'Sorted donated supplies', 'approved', null),
  ('Maya Demo', null, 4, 60, 'Called people about Saturday', 'submitted', null),
  ('Aisha Bello', 'little-rock', 3, 150, 'Set up the room and cleaned up after the lesson', 'submitted', null),
  ('Ben Carter', null, 20, 480, 'Driving', 'rejected', 'We had no drive that day. Was it the week before?')
) as h (name, chapter, days, minutes, task, status, reason)
join public.volunteer_applications a on a.name = h.name
left join public.chapters c on c.slug = h.chapter;
