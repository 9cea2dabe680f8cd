-- What the demo accounts have done, counted back from the day on which it is loaded. Nothing here sends an email:
-- rows are inserted without the functions that would.

create temporary table demo_account on commit drop as
  select split_part(email, '@', 1) as part, id from auth.users
  where email in ('member@openairway.example', 'learner@openairway.example', 'guardian@openairway.example',
    'instructor@openairway.example', 'events@openairway.example', 'finance@openairway.example');

-- People without a password, so that staff have certificates and kit requests to work on.
create temporary table demo_person on commit drop as
  select n::integer, name, gen_random_uuid() as id,
    (array['Arkansas', 'Ohio', 'Oregon', 'Texas', 'Maine', 'New Mexico'])[n % 6 + 1] as state
  from unnest(array[
    'Aisha Bello', 'Ben Carter', 'Carmen Diaz', 'Dev Patel', 'Elena Novak', 'Femi Okafor', 'Gia Romano',
    'Hana Suzuki', 'Isaac Levy', 'Jada Brooks', 'Kofi Mensah', 'Lena Fischer', 'Mateo Cruz', 'Nadia Haddad',
    'Owen Walsh', 'Priya Nair', 'Quinn Harper', 'Rosa Jimenez', 'Sam Whitehorse', 'Tess Moreau', 'Uma Iyer',
    'Viktor Petrov', 'Wren Sullivan', 'Yusuf Demir'
  ]) with ordinality as p (name, n);

insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at,
  last_sign_in_at)
select id, 'authenticated', 'authenticated',
  lower(replace(name, ' ', '.')) || '@people.openairway.example', now() - interval '30 months',
  jsonb_build_object('is_adult', 'true', 'display_name', split_part(name, ' ', 1), 'terms', '1', 'privacy', '1'),
  now() - interval '30 months', now() - interval '30 months', now() - make_interval(days => n)
from demo_person;
update public.profiles p set certificate_name = d.name, state = d.state from demo_person d where p.id = d.id;
update public.profiles p set certificate_name = 'Maya Demo', state = 'Arkansas'
from demo_account a where p.id = a.id and a.part = 'member';
update public.profiles p set state = 'Arkansas' from demo_account a where p.id = a.id and a.part = 'learner';
update public.profiles p set created_at = now() - case a.part when 'member' then interval '25 months'
  else interval '31 days' end
from demo_account a where p.id = a.id and a.part in ('member', 'learner', 'guardian');
update public.guardianships g set created_at = now() - interval '30 days',
  guardian_confirmed_at = now() - interval '30 days', learner_confirmed_at = now() - interval '30 days'
from demo_account a where g.learner_id = a.id;
update public.consents c set given_at = now() - interval '30 days' from demo_account a where c.learner_id = a.id;

-- Thirty certificates: 24 people and the member, and an earlier one of each of the first five people.
create temporary table demo_certificate on commit drop as
  select private.new_certificate_id() as id, d.id as user_id, d.n, d.name, false as is_earlier,
    case
      when n <= 9 or n >= 22 then now() - make_interval(days => n * 17)
      when n <= 12 then now() - interval '24 months' + make_interval(days => (n - 9) * 18 - 10)
      when n <= 15 then now() - make_interval(months => n + 12)
      else now() - make_interval(days => n * 12)
    end as issued_at,
    case when n between 16 and 18 then 'suspended' when n between 19 and 21 then 'revoked' else 'valid' end as status,
    case n when 16 then 'under-review' when 17 then 'name-of-another' when 18 then 'holder-asked'
      when 19 then 'cheating' when 20 then 'issued-in-error' when 21 then 'name-of-another' end as reason
  from demo_person d
  union all
  select private.new_certificate_id(), id, n, name, true, now() - make_interval(months => 23, days => n * 17),
    'valid', null from demo_person where n <= 5
  union all
  select private.new_certificate_id(), id, 0, 'Maya Demo', false, now() - interval '24 months' + interval '19 days',
    'valid', null from demo_account where part = 'member';

insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, name_form, issued_at,
  expires_at, status, status_reason, replaces)
select d.id, d.user_id, c.id, c.title,
  format('Passed the test with %s%% or more and every life-saving question right.',
    c.pass_percent),
  d.name, case d.n % 4 when 0 then 'full' when 1 then 'hidden' else 'initials' end, d.issued_at,
  d.issued_at + make_interval(months => c.validity_months), d.status, d.reason,
  (select e.id from demo_certificate e where e.is_earlier and e.n = d.n and not d.is_earlier)
from demo_certificate d, public.courses c where c.slug = 'overdose-response-basics' and c.locale = 'en'
order by d.issued_at;

insert into public.certificate_events (certificate_id, kind, detail, actor, happened_at)
select id, 'issued', null, user_id, issued_at from demo_certificate
union all
select e.id, 'renewed', d.id, d.user_id, d.issued_at
from demo_certificate e join demo_certificate d on d.n = e.n and not d.is_earlier where e.is_earlier
union all
select d.id, d.status, d.reason, a.id, now() - make_interval(days => d.n % 5 + 2)
from demo_certificate d, demo_account a where d.status <> 'valid' and a.part = 'instructor'
union all
-- The reminders that are due, so that none is sent for them.
select c.id, 'reminder-' || days, null, null, c.expires_at - make_interval(days => days)
from public.certificates c join demo_certificate d on d.id = c.id, unnest(array[60, 30, 7]) as days
where c.expires_at < now() + make_interval(days => days);

insert into public.enrollments (user_id, course_id, lessons_done, started_at, seen_at, passed_at)
select d.user_id, c.id, (select count(*) from public.lessons l where l.course_id = c.id),
  min(d.issued_at) - interval '1 day', max(d.issued_at), max(d.issued_at)
from demo_certificate d, public.courses c where c.slug = 'overdose-response-basics' and c.locale = 'en'
group by d.user_id, c.id;

-- Two people passed again while their certificate is suspended or revoked for cheating; an instructor decides.
insert into private.question_versions (id, content)
select private.question_version(content), content
from public.questions q, private.question_content(q) as content where q.is_active on conflict do nothing;
with attempt as (
  insert into public.quiz_attempts (user_id, course_id, course_version, drawn, started_at, submitted_at, right_count,
    critical_missed, is_passed)
  select d.id, c.id, c.version, (
      select jsonb_agg(jsonb_build_object('q', q.id, 'v', private.question_version(private.question_content(q)),
        'c', (select jsonb_agg(o ->> 'id') from jsonb_array_elements(q.choices) o)))
      from public.questions q where q.bank = c.bank and q.locale = c.locale and q.is_active
    ), now() - make_interval(days => d.n - 14, mins => 12), now() - make_interval(days => d.n - 14),
    (select count(*) from public.questions q where q.bank = c.bank and q.locale = c.locale and q.is_active), 0, true
  from demo_person d, public.courses c
  where d.n in (16, 19) and c.slug = 'overdose-response-basics' and c.locale = 'en'
  returning id, user_id, submitted_at
)
insert into public.certificate_requests (attempt_id, user_id, holder_name, name_form, requested_at, review_of)
select a.id, a.user_id, d.name, 'full', a.submitted_at, c.id
from attempt a join demo_certificate c on c.user_id = a.user_id join demo_person d on d.id = a.user_id;

-- The member is halfway through the course for parents, the learner past the middle of the basics.
create temporary table demo_progress on commit drop as
  select a.id as user_id, c.id as course_id, l.id as lesson_id, l.position, p.lessons_done
  from (values ('member', 'for-parents-and-guardians', 2), ('learner', 'overdose-response-basics', 6))
    as p (part, slug, lessons_done)
  join demo_account a using (part) join public.courses c on c.slug = p.slug and c.locale = 'en'
  join public.lessons l on l.course_id = c.id and l.position <= p.lessons_done + 1;
insert into public.enrollments (user_id, course_id, lessons_done, started_at, seen_at)
select user_id, course_id, max(lessons_done), now() - interval '9 days', now() - interval '1 day'
from demo_progress group by user_id, course_id;
insert into public.lesson_progress (user_id, course_id, lesson_id, block, block_index, done_at, reached_at, updated_at)
select p.user_id, p.course_id, p.lesson_id, b.blocks -> b.n ->> 'id', b.n,
  case when position <= lessons_done then now() - make_interval(days => lessons_done + 2 - position) end,
  now() - interval '1 day', now() - interval '1 day'
from demo_progress p, lateral (
  select l.blocks, case when p.position <= p.lessons_done then 3 else 1 end as n
  from public.lessons l where l.id = p.lesson_id
) b;

-- One slip that waits for the guardian, and one that was answered.
insert into public.permission_slips (learner_id, asked_by, title, happens_on, about, asked_at, is_allowed, answered_at,
  answered_by, signed_name, emergency_name, emergency_phone)
select l.id, e.id, 'Saturday workshop at the library', current_date + 12,
  'Two hours of practice with trainer sprays, 10 a.m. to noon. A trainer is in the room the whole time.',
  now() - interval '2 days', null, null, null::uuid, null, null, null
from demo_account l, demo_account e where l.part = 'learner' and e.part = 'events'
union all
select l.id, e.id, 'Chapter open house', current_date - 9, 'Meet the chapter and help set up the table.',
  now() - interval '24 days', true, now() - interval '22 days', g.id, 'Grace Demo', 'Grace Demo', '501 555 0134'
from demo_account l, demo_account e, demo_account g
where l.part = 'learner' and e.part = 'events' and g.part = 'guardian';

insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone, status,
  requested_at, changed_at)
select d.id, case when has_address then d.name end, case when has_address then 10 + n || ' Demo Street' end,
  case when has_address then 'Demo City' end, d.state, case when has_address then lpad((70000 + n * 31)::text, 5, '0') end,
  n % 2 + 1, n % 3 = 0, status, now() - make_interval(days => asked), now() - make_interval(days => changed)
from (values (1, 'requested', 0, 0), (2, 'requested', 1, 1), (3, 'requested', 3, 3), (4, 'requested', 4, 4),
    (5, 'approved', 5, 2), (6, 'approved', 6, 3), (7, 'packed', 8, 1), (8, 'shipped', 12, 3), (9, 'shipped', 14, 6),
    (22, 'delivered', 31, 20), (23, 'delivered', 40, 27), (24, 'canceled', 18, 15), (10, 'out_of_stock', 60, 58))
  as k (n, status, asked, changed)
join demo_person d using (n), lateral (select k.status not in ('canceled', 'out_of_stock') as has_address) as a;
insert into public.kit_requests (user_id, state, quantity, had_naloxone, status, requested_at, changed_at)
select id, 'Arkansas', 1, false, 'delivered', now() - interval '140 days', now() - interval '131 days'
from demo_account where part = 'member';
update public.kit_stock set kits = 48;
insert into private.stock_sites (name, chapter_id, kits, doses, alert_below, is_low, ships_mail)
select s.name, (select c.id from public.chapters c where c.status = 'active' and s.place = 0 order by c.name limit 1),
  s.kits, s.doses, s.level, s.kits < s.level, s.place is null
from (values ('Main storeroom', null::integer, 40 + (
    select coalesce(sum(r.quantity), 0) from public.kit_requests r where r.status in ('requested', 'approved', 'packed')
  )::integer, 120, 20), ('Chapter closet', 0, 8, 30, 10)) as s (name, place, kits, doses, level);
insert into private.stock_movements (site_id, change, kits, doses, reason, expires_on, made_by, made_at)
select s.id, m.change::public.stock_change, coalesce(m.kits, s.kits), m.doses, m.reason, current_date + m.expires, u.id,
  now() - make_interval(days => m.ago)
from (values
    ('Main storeroom', 'received', null, 150, 'Delivery from the state program', 540, 40),
    ('Main storeroom', 'moved', -12, -30, 'For the spring trainings', null, 20),
    ('Main storeroom', 'received', 12, 0, 'Box from the health department', 60, 12),
    ('Chapter closet', 'moved', 12, 30, 'For the spring trainings', 70, 20),
    ('Chapter closet', 'handed-out', -4, 0, 'Given to the library', null, 6)
  ) as m (site, change, kits, doses, reason, expires, ago)
join private.stock_sites s on s.name = m.site left join auth.users u on u.email = 'outreach@openairway.example';

insert into public.quiz_allowances (user_id, extra_percent, granted_by)
select d.id, 50, a.id from demo_person d, demo_account a where d.n = 11 and a.part = 'instructor';

insert into public.notices (user_id, topic, message, params, is_on_site, email_status, dedupe_key, created_at, read_at)
select c.user_id, 'courses'::public.notification_topic, 'certificate-expires',
  jsonb_build_object('course', c.course_title, 'slug', 'overdose-response-basics',
    'expires', (c.expires_at at time zone 'UTC')::date),
  true, 'none', format('expiry-%s-30', c.id), now() - interval '11 days', null::timestamptz
from public.certificates c join demo_certificate d on d.id = c.id where d.n = 0
union all
select id, 'courses', 'kit-shipped', '{}', true, 'none', null, now() - interval '135 days', now() - interval '134 days'
from demo_account where part = 'member'
union all
select id, 'guardian', 'guardian-confirmed', '{"name": "Leo"}', true, 'none', null,
  now() - interval '30 days', now() - interval '29 days'
from demo_account where part = 'guardian'
union all
select l.id, 'guardian', 'permission-answered', '{"name": "Grace", "title": "Chapter open house", "is_allowed": true}',
  true, 'none', null, now() - interval '22 days', null
from demo_account l where l.part = 'learner'
union all
select g.id, 'guardian', 'permission-asked',
  jsonb_build_object('slip', s.id, 'name', 'Leo', 'title', s.title, 'day', s.happens_on),
  true, 'none', null, s.asked_at, null
from demo_account g, demo_account l join public.permission_slips s on s.learner_id = l.id and s.is_allowed is null
where g.part = 'guardian' and l.part = 'learner';

insert into public.chapter_members (chapter_id, user_id, joined_at)
select c.id, m.id, now() - make_interval(days => m.days)
from public.chapters c, (
  select id, 200 from demo_account where part in ('member', 'learner')
  union all select id, 30 + n * 11 from demo_person where n <= 9
) as m (id, days)
where c.slug = 'little-rock';

insert into public.chapter_applications (user_id, name, email, role, kind, institution, city, state, expected_members,
  advisor, why, stage, submitted_at, changed_at)
select d.id, d.name, lower(replace(d.name, ' ', '.')) || '@people.openairway.example', a.role,
  (case when a.institution is null then 'city' else 'campus' end)::public.chapter_kind, a.institution, a.city, a.state,
  a.people, a.advisor, a.why, a.stage::public.chapter_application_stage, now() - make_interval(days => a.sent),
  now() - make_interval(days => a.changed)
from (values
  (11, 'Nurse at the county hospital', null, 'Hot Springs', 'Arkansas', 5, null, 'submitted', 3, 3,
    'We see the same families again and again, and nobody on the street knows what to do before the ambulance comes. Four neighbors and I have a church hall and two evenings a month.'),
  (12, 'Sophomore', 'Green Country College', 'Bartlesville', 'Oklahoma', 4, 'Dr. Ellen Park', 'submitted', 1, 1,
    'A friend down the hall survived last spring because a stranger had naloxone. We want that stranger to be all of us. The student health office has offered a room and a shelf.'),
  (13, 'Barber', null, 'Shreveport', 'Louisiana', 6, null, 'interview', 16, 9,
    'People talk in my chair. Three shops on our block want to keep kits and learn together on Mondays, when we are closed. We have done two lessons on our own and want to do them right.')
) as a (n, role, institution, city, state, people, advisor, stage, sent, changed, why)
join demo_person d using (n);
insert into private.chapter_application_tokens (application_id) select id from public.chapter_applications;

-- Messages to chapters, dated from the moment this runs.
insert into public.chapter_messages (chapter_id, name, email, body, sent_at, answer, answered_at, done_at)
select c.id, m.name, m.email, m.body, now() - make_interval(hours => m.hours), m.answer,
  case when m.answer is not null then now() - make_interval(hours => m.hours - 20) end,
  case when m.answer is not null then now() - make_interval(hours => m.hours - 20) end
from (values
  ('little-rock', 'Rosa', 'rosa@people.openairway.example', 3, null,
    'I run the night shift at a diner on Main Street. Could you teach the eight of us on a Monday morning, after we close?'),
  ('little-rock', 'Mr. Abbott', 'abbott@people.openairway.example', 29, null,
    'Our school nurse asked for two kits for the gym. Who do I call to pick them up?'),
  ('tulsa', 'Dee', 'dee@people.openairway.example', 52, null,
    'I speak Spanish and I am certified. Do you still need a trainer on Saturdays?'),
  ('little-rock', 'Sam', 'sam@people.openairway.example', 150,
    'Yes, come as you are. We are in Room 2 at six, and there is coffee.',
    'Can I come on Tuesday without signing up first? I get off work late and never know.')
) as m (chapter, name, email, hours, answer, body)
join public.chapters c on c.slug = m.chapter;

-- Three raffles: one drawn with a proof that can be checked, one open, one upcoming. None needs a network.
create temporary table demo_raffle on commit drop as
  select gen_random_uuid() as id, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as secret, r.*
  from (values
    ('tour-jacket', 'Tour jacket', 'One denim jacket, painted by the Memphis chapter.', 180, -62, -22, 24),
    ('rescue-backpack', 'Rescue backpack', 'One backpack with a trainer kit, gloves and a face shield.', 90, -8, 13, 11),
    ('signed-poster', 'Signed poster', 'One screen-printed poster, signed by our trainers.', 40, 9, 30, 0)
  ) as r (slug, title, prize, prize_value, opens, closes, entries);
insert into public.raffles (id, slug, title, prize, prize_value, opens_at, closes_at, draws_at, min_age, states, sources,
  method, commitment, beacon_round, published_at, picture_id)
select id, slug, title, prize, prize_value, day + make_interval(days => opens), day + make_interval(days => closes),
  day + make_interval(days => closes, hours => 8), 13,
  '{Arkansas,Kansas,Louisiana,Maine,Mississippi,Missouri,New Mexico,Ohio,Oklahoma,Oregon,Tennessee,Texas}',
  '{web,course,survey,mail-in}', (case when entries > 0 then 'commit-reveal' else 'beacon' end)::public.raffle_method,
  case when entries > 0 then encode(sha256(secret), 'hex') end,
  case when entries = 0 then private.beacon_round_at(day + make_interval(days => closes, hours => 8)) end,
  day + make_interval(days => opens - 2),
  (select p.id from public.pictures p where slug = 'rescue-backpack' and p.id = '00000000-0000-4000-8000-000000000103')
from demo_raffle, (select date_trunc('day', now(), 'UTC') + interval '17 hours' as day) as d;
insert into private.raffle_secrets (raffle_id, secret) select id, secret from demo_raffle;
update public.raffles r set frozen_at = r.opens_at + interval '14 minutes',
  rules = private.raffle_rules(r), rules_hash = encode(sha256(convert_to(private.raffle_rules(r), 'UTF8')), 'hex')
from demo_raffle d where d.id = r.id and d.entries > 0;
insert into public.raffle_counts (raffle_id, entries) select id, entries from demo_raffle where entries > 0;
insert into public.raffle_entries (raffle_id, number, source, user_id, person_key, contribution, entered_at)
select r.id, p.n, 'web', case when r.slug = 'tour-jacket' and p.n = 17 then m.id else p.id end,
  private.entrant_key(case when r.slug = 'tour-jacket' and p.n = 17 then m.id else p.id end),
  encode(sha256(uuid_send(gen_random_uuid())), 'hex'), r.opens_at + make_interval(hours => p.n * 7)
from public.raffles r join demo_raffle d using (id) join demo_person p on p.n <= d.entries
cross join (select id from demo_account where part = 'member') as m;

insert into public.raffle_draws (raffle_id, sealed_at, root, leaves, contributions)
select r.id, r.closes_at + interval '20 seconds', encode(private.merkle_root(array_agg(leaf order by e.number)), 'hex'),
  array_agg(encode(leaf, 'hex') order by e.number), array_agg(e.contribution order by e.number)
from public.raffles r join public.raffle_entries e on e.raffle_id = r.id, private.ticket_leaf(e.number, e.code) as leaf
where r.slug = 'tour-jacket' group by r.id;
update public.raffle_draws d set revealed = encode(s.secret, 'hex'), drawn_at = r.draws_at + interval '30 seconds',
  value = encode(mixed, 'hex'), seed = encode(sha256(decode(d.root, 'hex') || mixed), 'hex')
from private.raffle_secrets s join public.raffles r on r.id = s.raffle_id,
  lateral (select sha256(s.secret || sha256(decode(array_to_string(
    (select x.contributions from public.raffle_draws x where x.raffle_id = r.id), ''), 'hex'))) as mixed) as v
where d.raffle_id = r.id;
insert into public.raffle_winners (raffle_id, place, number, user_id, drawn_at, called_at, claim_by, claimed_at,
  verified_at, handed_over_at, handover_note, public_name, public_state)
select d.raffle_id, w.place, w.ticket, e.user_id, d.drawn_at, case when is_first then d.drawn_at end,
  case when is_first then d.drawn_at + interval '7 days' end, case when is_first then d.drawn_at + interval '1 day' end,
  case when is_first then d.drawn_at + interval '2 days' end, case when is_first then d.drawn_at + interval '5 days' end,
  case when is_first then 'Shipped five days after the draw.' end, case when is_first then p.display_name end,
  case when is_first then p.state end
from public.raffle_draws d
cross join unnest(private.pick_tickets(decode(d.seed, 'hex'), 24, 4)) with ordinality as w (ticket, place)
join public.raffle_entries e on e.raffle_id = d.raffle_id and e.number = w.ticket
join public.profiles p on p.id = e.user_id, lateral (select w.place = 1 as is_first) as f
where d.drawn_at is not null;
