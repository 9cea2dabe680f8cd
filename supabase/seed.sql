-- Demo content for a local site: an invented organisation with finished words. Running it again changes nothing.
update public.site_settings set
  name = 'Open Airway',
  tagline = 'Be someone’s next breath',
  description =
    'We teach neighbors, families and friends to notice an opioid overdose, give naloxone and keep a person '
    'breathing until help arrives. Lessons are free, plain and without judgment, because everyone deserves '
    'someone who knows what to do.',
  twitter = '@openairway';

-- The public numbers up to a date: by year, spread over its months, and by state as far as it is known.
insert into public.impact_metrics (id, label, definition, method, source, records, baseline, baseline_on, position) values
  ('people_trained', 'people who now know what to do',
    'People who passed one of our courses and have a certificate. A person with two certificates counts once.',
    'We count people, not certificates. Someone whose only certificate was revoked no longer counts.',
    'Certificates issued by this site; before it, the lists of our chapters', '{certificates}', 48213, '2026-10-31', 1),
  ('reversals', 'reversals, each one a person',
    'One person, one event, told to us by the person who gave the naloxone.',
    'We remove repeats and don’t guess at the rest. Names never leave the form.',
    'Reports on this site; before it, reports that our chapters received on paper and by phone', '{reversal-reports}', 3907, '2026-10-31', 2),
  ('kits', 'naloxone kits handed out, free',
    'Kits with two doses each that left our hands: mailed, or given out at events.',
    'A kit counts once it’s mailed or handed out. Kits on a shelf don’t count, and kits that come back are taken off.',
    'Kit requests and event records of this site; before it, the stock lists of our chapters',
    '{kit-requests,kit-handouts,refill-requests}', 121480, '2026-10-31', 3),
  ('lessons', 'visits to a lesson in a room',
    'People who came to one of our events. Someone who comes twice counts twice.',
    'Helpers check people in at the door. A registration without a check-in doesn’t count.',
    'Check-ins at events; before this site, sign-in sheets', '{check-ins}', 22180, '2026-10-31', 4),
  ('volunteer_hours', 'hours given by volunteers',
    'Hours that someone worked for us without pay, at a shift or on their own.',
    'An hour counts once a lead has approved it. Each person’s time is rounded down to full hours, and hours that are rejected later are taken off.',
    'Approved hours on this site; before it, the sign-in sheets of our chapters', '{volunteer-hours}', 23000, '2026-10-31', 5)
on conflict (id) do nothing;
insert into public.impact_months (metric, month, value)
select y.metric, make_date(y.year, month, 1), part.upto[2] - part.upto[1]
from (
  select metric, 2018 + place::integer as year, amount, case place when 8 then 10 else 12 end as months
  from (values
    ('people_trained', '{1240,2105,4380,6912,8704,9566,8963,6343}'::integer[]),
    ('reversals', '{41,118,240,402,611,846,973,676}'),
    ('kits', '{2150,5480,11620,17940,21870,23460,21730,17230}'),
    ('lessons', '{980,310,1420,3015,3870,4402,4518,3665}'),
    ('volunteer_hours', '{820,640,1510,2740,3980,4620,4890,3800}')
  ) as year (metric, amounts) cross join unnest(amounts) with ordinality as a (amount, place)
) as y cross join generate_series(1, y.months) as month cross join lateral (
  select array_agg(round(y.amount * (k::numeric / y.months + 0.013 * sin(pi() * (y.year - 2013) * k / y.months)::numeric)) order by k)
  from generate_series(month - 1, month) as k
) as part (upto)
on conflict do nothing;
insert into public.impact_state_baselines (metric, state, value)
select known.metric, s.state, known.value
from (values
    ('Arkansas', 412, 4812, 9930, 2214), ('Oklahoma', 351, 3977, 8204, 1829), ('Tennessee', 338, 3640, 7115, 1674),
    ('Texas', 297, 3502, 8840, 1611), ('West Virginia', 276, 2190, 6031, 1007), ('Kentucky', 158, 2117, 6450, 953),
    ('California', 151, 2365, 5576, 1064), ('Missouri', 141, 1807, 4362, 813), ('Ohio', 130, 1468, 4112, 661),
    ('New York', 121, 1758, 4597, 791), ('Pennsylvania', 114, 1735, 4640, 781), ('Illinois', 105, 1240, 3758, 558),
    ('Colorado', 100, 1199, 3045, 540), ('North Carolina', 92, 1413, 2991, 636), ('Georgia', 85, 1216, 3311, 547),
    ('Mississippi', 81, 908, 3267, 409), ('Washington', 78, 1019, 2702, 459), ('Florida', 74, 1160, 2235, 522),
    ('Massachusetts', 71, 934, 2381, 420), ('Louisiana', 66, 738, 2623, 332), ('Oregon', 63, 896, 2503, 403),
    ('Maryland', 60, 924, 2012, 416), ('Michigan', 55, 664, 1661, 299), ('Indiana', 52, 611, 1801, 275),
    ('New Mexico', 51, 773, 2057, 348), ('Minnesota', 47, 686, 1830, 309), ('Virginia', 44, 498, 1430, 224),
    ('Kansas', 43, 547, 1310, 246), ('Arizona', 40, 626, 1432, 282), ('Alabama', 37, 499, 1506, 225),
    ('Wisconsin', 29, 323, 1102, 145), ('South Carolina', 19, 264, 601, 119), ('New Jersey', 18, 280, 557, 126),
    ('Connecticut', 14, 173, 517, 78), ('Nevada', 12, 138, 490, 62), ('Utah', 12, 179, 443, 81),
    ('Iowa', 11, 164, 340, 74), ('Nebraska', 7, 80, 221, 36), ('Maine', 6, 74, 228, 33)
  ) as s (state, reversals, people, kits, lessons)
  cross join lateral (values ('reversals', reversals), ('people_trained', people), ('kits', kits), ('lessons', lessons))
    as known (metric, value)
on conflict do nothing;
select private.publish_impact();

-- The site uploads the files from supabase/demo-pictures, which scripts/demo-pictures.ts writes.
insert into public.pictures (id, alt, credit, focus_x, focus_y, width, height, widths, color, created_at) values
  ('00000000-0000-4000-8000-000000000101', 'A small town in green hills, with a school, a striped tent and a yellow bus',
    'Open Airway', 0.65, 0.7, 960, 507, '{320,640,960}', '#a8d8f8', now() - interval '3 days'),
  ('00000000-0000-4000-8000-000000000102',
    'Narcat stays with a person who lies on their side under a blanket while an ambulance arrives',
    'Open Airway', 0.35, 0.3, 960, 540, '{320,640,960}', '#f8e8a8', now() - interval '2 days'),
  ('00000000-0000-4000-8000-000000000103', 'An open naloxone kit with two nasal sprays, a face shield and a card of steps',
    'Open Airway', 0.5, 0.4, 960, 540, '{320,640,960}', '#f8e8a8', now() - interval '1 day')
on conflict (id) do nothing;
insert into public.picture_records (picture_id)
  select id from public.pictures where id::text like '00000000-0000-4000-8000-00000000010_'
on conflict (picture_id) do nothing;
insert into public.press_pictures (picture_id, approved_at)
  select id, created_at from public.pictures where id::text like '00000000-0000-4000-8000-00000000010_'
on conflict (picture_id) do nothing;

-- Demo chapters, founded so many months before the day on which this runs. The demo chapter lead leads the first.
insert into public.chapters (id, slug, name, kind, institution, city, state, zip, latitude, longitude, status,
  founded_on, led_by, about, meets, meeting_place, needs, people, kits_in_year, trainings, figures_on, picture_id)
select coalesce(c.id::uuid, gen_random_uuid()), lower(replace(replace(c.name, '.', ''), ' ', '-')), c.name,
  (case when c.institution is null then 'city' else 'campus' end)::public.chapter_kind, c.institution, c.city, c.state,
  c.zip, c.latitude, c.longitude, 'active', current_date - make_interval(months => c.months), c.led_by, c.about, c.meets,
  c.meeting_place, c.needs, c.people, c.kits, c.trainings,
  case when num_nonnulls(c.people, c.kits, c.trainings) > 0 then current_date - 20 end,
  case c.name when 'Little Rock' then '00000000-0000-4000-8000-000000000101'::uuid end
from (values
  ('00000000-0000-4000-8000-000000000001', 'Little Rock', null, 'Little Rock', 'Arkansas', '72201', 34.7465, -92.2896, 52,
    'Chen and Dolores', 'We started with a folding table outside the River Market. Now we teach in church basements, bars and break rooms, wherever people already are.',
    'Second Tuesday of the month, 6:00 pm', 'Main Library, Room 2. Step-free, on the trolley line', 'Someone who can drive the van on Saturdays', 61, 1480, 44),
  (null, 'Fayetteville', 'Ozark State University', 'Fayetteville', 'Arkansas', '72701', 36.0626, -94.1574, 40,
    'Priya and Sam', 'Students teaching students. We run a table at every home game and a lesson in every residence hall each fall.',
    'Every other Thursday, 7:00 pm, in term', 'Student Union, Room 214. Elevator beside the north doors', 'A pharmacy student for questions about refills', 38, 960, 29),
  (null, 'Conway', 'Faulkner College', 'Conway', 'Arkansas', '72032', 35.0887, -92.4421, 27,
    'Marcus', 'Nursing students and their neighbors. We practice until everyone in the room has used a trainer spray.',
    'First Wednesday of the month, 5:30 pm', 'Faulkner College Health Building, lobby', 'Two people who like making posters', 19, 310, 14),
  (null, 'Fort Smith', null, 'Fort Smith', 'Arkansas', '72901', 35.3859, -94.3985, 33,
    'Loretta and Ann', 'Retired nurses, a barber and a bus driver. We teach in English, Spanish and Vietnamese.',
    'Third Saturday of the month, 10:00 am', 'Garrison Avenue Community Center. Step-free', 'A Lao speaker for our next lesson', 26, 540, 21),
  (null, 'Pine Bluff', null, 'Pine Bluff', 'Arkansas', '71601', 34.2284, -92.0032, 18,
    'Deacon Ray', 'We go where people gather: cookouts, choir practice, the laundromat on a Sunday.',
    'Last Sunday of the month, 2:00 pm', 'Saracen Landing pavilion, or the library when it rains', 'Folding chairs, and someone to carry them', 14, 220, 9),
  (null, 'Jonesboro', 'Craighead State University', 'Jonesboro', 'Arkansas', '72401', 35.8423, -90.7043, 11,
    'Bea and Tomás', 'A young chapter with loud posters. We want every resident assistant on campus certified by spring.',
    'Every Monday, 6:30 pm, in term', 'Library, Study Room 3', 'A faculty advisor in public health', 12, null, 6),
  (null, 'Tulsa', null, 'Tulsa', 'Oklahoma', '74103', 36.1540, -95.9928, 50,
    'Joy and Terrance', 'We teach at night markets, in music venues and after church. If you have a microphone, we have five minutes.',
    'First Thursday of the month, 6:30 pm', 'Archer Street Community Room. Step-free, on the bus line', 'A Spanish-speaking trainer. A van on Saturday mornings', 47, 1120, 31),
  (null, 'Stillwater', 'Payne State University', 'Stillwater', 'Oklahoma', '74074', 36.1156, -97.0584, 29,
    'Hollis', 'Game days, dorm nights and rodeo weekends. We keep a kit in every building that will have one.',
    'Tuesdays, 7:00 pm, in term', 'Student Union, Case Study Room 4', 'A successor for Hollis, who graduates in May', 22, 410, 17),
  (null, 'Oklahoma City', null, 'Oklahoma City', 'Oklahoma', '73102', 35.4676, -97.5164, 44,
    'Renee and Isaac', 'Bartenders, bouncers and stagehands who teach each other. The lesson fits between load-in and doors.',
    'Second Monday of the month, 3:00 pm', 'Plaza Arts Hall, back room. Ramp on the alley side', 'Venues that will host a lesson', 35, 890, 26),
  (null, 'Norman', 'Cleveland State College', 'Norman', 'Oklahoma', '73069', 35.2226, -97.4395, 21,
    'Amara', 'We bring the lesson to first-year seminars, and snacks to everything.',
    'Wednesdays, 5:00 pm, in term', 'Cleveland Hall, Room 110', null, 16, 180, 11),
  (null, 'Joplin', null, 'Joplin', 'Missouri', '64801', 37.0842, -94.5133, 31,
    'Gwen', 'Volunteer firefighters and their families. We teach the minutes before the truck arrives.',
    'Third Thursday of the month, 7:00 pm', 'Fire Station 2, training room', 'Someone to look after the children during lessons', 18, 350, 15),
  (null, 'Springfield', null, 'Springfield', 'Missouri', '65806', 37.2090, -93.2923, 24,
    'Theo and Kay', 'Two bus drivers started this. Half the fleet is certified, and we are coming for the other half.',
    'First Saturday of the month, 11:00 am', 'Park Central Library, Room B. Step-free', null, 23, 430, 18),
  (null, 'Memphis', null, 'Memphis', 'Tennessee', '38103', 35.1495, -90.0490, 36,
    'Odessa and Will', 'We set up beside the stage, between the sets. Ten minutes, a trainer spray, and a kit to take home.',
    'Second Saturday of the month, 1:00 pm', 'Cooper Street Gallery. Step-free', 'A second folding table', 33, 760, 27),
  (null, 'Chattanooga', 'Lookout State University', 'Chattanooga', 'Tennessee', '37402', 35.0456, -85.3097, 14,
    'Imani', 'Climbers, nursing students and a ceramics teacher. Small lessons, as many as we can.',
    'Thursdays, 6:00 pm, in term', 'University Center, Room 12', null, 11, 120, 7),
  (null, 'Dallas', null, 'Dallas', 'Texas', '75201', 32.7767, -96.7970, 38,
    'Carmen and Lou', 'We teach in English and Spanish, in restaurants before they open. Every kitchen should have someone who knows.',
    'Last Tuesday of the month, 9:30 am', 'Oak Cliff Cultural Center. Step-free, on the rail line', 'Restaurants with a big table', 41, 1010, 34),
  (null, 'Austin', 'Colorado River College', 'Austin', 'Texas', '78701', 30.2672, -97.7431, 20,
    'Noor', 'Festival season is our season. We train the volunteers who hand out water.',
    'Sundays, 4:00 pm, in term', 'College Commons, patio. Inside when it rains', null, 27, 640, 19),
  (null, 'Wichita', null, 'Wichita', 'Kansas', '67202', 37.6872, -97.3301, 22,
    'Pat', 'Aircraft mechanics and librarians. It works better than you would think.',
    'Fourth Thursday of the month, 6:00 pm', 'Advanced Learning Library, Room 3. Step-free', 'A trainer for the evening shift', 15, 260, 12),
  (null, 'Louisville', null, 'Louisville', 'Kentucky', '40202', 38.2527, -85.7585, 30,
    'Evelyn and Jo', 'Barbershops, nail salons and a bowling league. We come to you.',
    'First Monday of the month, 6:00 pm', 'Shelby Park Community Center', null, 24, 520, 20),
  (null, 'Huntington', null, 'Huntington', 'West Virginia', '25701', 38.4192, -82.4452, 47,
    'Darlene', 'Everyone in our room has lost someone. We teach so that fewer people join us that way.',
    'Every Wednesday, 6:00 pm', 'Fourth Avenue Methodist Church, fellowship hall. Ramp at the side door', 'People who can sit with newcomers', 52, 1390, 48),
  (null, 'Columbus', 'Olentangy University', 'Columbus', 'Ohio', '43215', 39.9612, -82.9988, 26,
    'Kenji and Ruth', 'Marching band, med students and one very organized sorority.',
    'Mondays, 8:00 pm, in term', 'Health Sciences Library, Room 240', null, 44, 830, 25),
  (null, 'Asheville', null, 'Asheville', 'North Carolina', '28801', 35.5951, -82.5515, 16,
    'June', 'Trail crews, line cooks and fiddle players. We teach at the trailhead if we have to.',
    'Second Sunday of the month, 3:00 pm', 'Riverside Arts Building, ground floor', 'A dry place to store kits', 13, 190, 8),
  (null, 'Albuquerque', null, 'Albuquerque', 'New Mexico', '87102', 35.0844, -106.6504, 19,
    'Lucía and Ben', 'Lessons in English, Spanish and, thanks to Ben, Diné bizaad.',
    'Third Tuesday of the month, 6:30 pm', 'Barelas Community Center. Step-free', null, 20, 340, 13)
) as c (id, name, institution, city, state, zip, latitude, longitude, months, led_by, about, meets, meeting_place, needs,
  people, kits, trainings)
on conflict (slug) do nothing;

-- A chapter that is forming, and the kits planned for the others.
insert into public.chapters (slug, name, kind, city, state, zip, latitude, longitude, led_by, about, meets)
values ('searcy', 'Searcy', 'city', 'Searcy', 'Arkansas', '72143', 35.2506, -91.7362, 'Nadia',
  'A fire captain, two choir directors and a bakery. We want a kit behind every counter on the square.',
  'Third Monday of the month, 6:00 pm')
on conflict (slug) do nothing;

insert into private.chapter_allotments (chapter_id, kits_per_quarter)
select id, case slug when 'little-rock' then 380 else 48 * greatest(1, round(coalesce(kits_in_year, 0) / 192.0)::integer) end
from public.chapters where status = 'active'
on conflict (chapter_id) do nothing;

-- Demo events, counted from the day on which this runs. Times are those of the clock on the wall.
create temporary table demo_event on commit drop as
select gen_random_uuid() as id, gen_random_uuid() as date_id, e.*
from (values
  ('porch-lights', 'training', 'Porch Lights', 'Learn it on a front porch. Bring a neighbor, take home two doses.', 'in-person', 'Front porch', '1908 Battery St', 'Little Rock', 'Arkansas', 'little-rock', 'cat', 'marigold', '{step-free,asl,childcare}', 3, '14:00', 90, 40, null, true),
  ('lunch-break', 'training', 'Lunch Break', 'Forty minutes, camera off, sandwich on.', 'online', null, null, null, null, null, 'talk', 'air', '{captions,spanish}', 5, '12:00', 45, null, 300, true),
  ('quad-rescue', 'tabling', 'Quad Rescue', 'Campus table, trainer sprays, free kits.', 'in-person', 'North Quad', '500 Maple St', 'Fayetteville', 'Arkansas', 'fayetteville', 'rings', 'green', '{step-free}', 7, '10:00', 240, null, null, false),
  ('encore', 'fundraiser', 'Encore', 'Three bands, one cause: kits for every venue.', 'in-person', 'The Low Ceiling', '88 Beale St', 'Memphis', 'Tennessee', null, 'bars', 'siren', '{step-free,quiet-room}', 9, '19:00', 180, 12, null, true),
  ('coachs-box', 'training', 'Coach’s Box', 'For coaches and athletic trainers.', 'hybrid', 'Central Gym', '12 Stadium Dr', 'Conway', 'Arkansas', 'conway', 'hills', 'green', '{step-free,captions}', 10, '10:00', 60, 20, 60, true),
  ('slow-sunday', 'training', 'Slow Sunday', 'Coffee, parents, every question you’ve been sitting on.', 'in-person', 'Corner Library', '310 Main St', 'Tulsa', 'Oklahoma', 'tulsa', 'arcs', 'marigold', '{step-free,childcare,quiet-room}', 12, '15:00', 90, 30, null, true),
  ('back-of-house', 'training', 'Back of House', 'For kitchens, before the dinner rush.', 'in-person', 'Lantern Hall', '411 Rock St', 'Little Rock', 'Arkansas', 'little-rock', 'ribbons', 'air', '{step-free}', 14, '14:30', 60, 30, null, true),
  ('dorm-storm', 'tabling', 'Dorm Storm', 'Door to door with kits and popcorn.', 'in-person', 'Maple Hall lobby', '20 College Ave', 'Norman', 'Oklahoma', 'norman', 'cat', 'green', '{step-free}', 16, '18:00', 120, null, null, false),
  ('shift-change', 'training', 'Shift Change', 'The midnight class for night crews.', 'online', null, null, null, null, null, 'talk', 'night', '{captions}', 18, '23:00', 60, null, 300, true),
  ('river-stage', 'festival', 'River Stage', 'Our tent by the main stage. Water, earplugs, kits.', 'in-person', 'River Market', '400 President Clinton Ave', 'Little Rock', 'Arkansas', 'little-rock', 'bars', 'night', '{step-free,asl}', 20, '12:00', 540, null, null, false),
  ('all-hands', 'training', 'All Hands', 'Taught in ASL from hello to the last question. Voice interpreter for hearing guests.', 'hybrid', 'Community Center', '77 Garrison Ave', 'Fort Smith', 'Arkansas', 'fort-smith', 'rings', 'siren', '{step-free,asl,captions}', 23, '18:00', 75, 18, 50, true),
  ('long-way', 'fundraiser', 'Long Way', 'A 12-mile ride that buys 400 kits.', 'in-person', 'Pedal Depot', '5 Trail Rd', 'Stillwater', 'Oklahoma', 'stillwater', 'arcs', 'air', '{quiet-room}', 26, '09:00', 300, 120, null, true),
  ('laundry-day', 'tabling', 'Laundry Day', 'A table between the washers and the dryers.', 'in-person', 'Corner Suds', '9 Pine St', 'Pine Bluff', 'Arkansas', 'pine-bluff', 'ribbons', 'air', '{step-free}', -12, '13:00', 180, null, null, false),
  ('first-period', 'training', 'First Period', 'A whole high school, one class at a time.', 'in-person', 'Delta High', '1 School Ln', 'Jonesboro', 'Arkansas', 'jonesboro', 'hills', 'marigold', '{step-free}', -21, '08:00', 360, 250, null, true)
) as e (slug, kind, title, summary, format, place, street, city, state, chapter, art, color, features, days, starts, minutes,
  room, online, needs_registration)
where not exists (select from public.events);

insert into public.events (id, slug, kind, status, title, summary, description, chapter_id, format, place, street, city,
  state, time_zone, poster_art, poster_color, features, questions, line_up, take_home, needs_registration, recap, people_trained, kits_given, picture_id)
select e.id, e.slug, e.kind::public.event_kind, 'published', e.title, e.summary,
  E'You’ll learn the signs, press a trainer spray and count the breaths with the rest of the room. No one asks why you came.\n\nStay for questions as long as you like.',
  (select c.id from public.chapters c where c.slug = e.chapter), e.format::public.event_format, e.place, e.street, e.city,
  e.state, 'America/Chicago', e.art, e.color, e.features::public.event_feature[],
  case e.slug when 'back-of-house' then '[{"key": "where", "label": "Where do you work?", "is_required": false}]'::jsonb else '[]' end,
  case when e.kind = 'training' then '[{"at": "First", "name": "Hello", "text": "Someone greets you. You don’t sign anything."},
    {"at": "Then", "name": "The six steps", "text": "Check, call, spray, breathe, turn, stay."},
    {"at": "Then", "name": "You", "text": "Two hands on a trainer spray."}]'::jsonb else '[]' end,
  case when e.format <> 'online' then '[{"art": "spray", "name": "Two doses", "text": "of 4 mg nasal naloxone in a soft case"},
    {"art": "sticker", "name": "One sticker", "text": "so people know to find you"},
    {"art": "narcat", "name": "The nerve", "text": "forty minutes of practice, zero slides"}]'::jsonb else '[]' end,
  e.needs_registration,
  case when e.days < 0 then 'More people came than we had chairs for. Everyone left knowing the six steps, and the questions were better than ours.' end,
  case e.slug when 'laundry-day' then 41 when 'first-period' then 212 end,
  case e.slug when 'laundry-day' then 38 when 'first-period' then 40 end,
  (case e.slug when 'first-period' then '00000000-0000-4000-8000-000000000101'
    when 'back-of-house' then '00000000-0000-4000-8000-000000000102' end)::uuid
from demo_event e;

-- Slow Sunday is every Sunday for five weeks, but not on the third.
update demo_event set days = days + (7 - extract(dow from current_date + days)::integer) % 7 where slug = 'slow-sunday';
update public.events set series_minutes = e.minutes,
  series_rule = format('FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=%sT235959', to_char(current_date + e.days + 28, 'YYYYMMDD')),
  series_start = current_date + e.days + e.starts::time, series_skips = array[current_date + e.days + 14]
from demo_event e where e.id = events.id and e.slug = 'slow-sunday';
insert into public.event_dates (id, event_id, occurrence, starts_at, ends_at, room_capacity, online_capacity)
select case when n = 0 then e.date_id else gen_random_uuid() end, e.id, case e.slug when 'slow-sunday' then clock end,
  start, start + make_interval(mins => e.minutes), e.room, e.online
from demo_event e, generate_series(0, case e.slug when 'slow-sunday' then 4 else 0 end) as n,
  lateral (select current_date + e.days + n * 7 + e.starts::time) as c (clock),
  lateral (select clock at time zone 'America/Chicago') as s (start)
where e.slug <> 'slow-sunday' or n <> 2;
insert into public.event_join_links (date_id, url)
select date_id, 'https://meet.example/' || slug from demo_event where online is not null;

-- Guests on the demo dates: Encore is full, with a waiting list.
insert into public.event_registrations (date_id, number, name, email, channel, status, party_size)
select e.date_id, n, 'Guest ' || n, format('guest%s@people.openairway.example', n),
  (case when e.room is null then 'online' else 'room' end)::public.event_channel,
  (case when n > coalesce(e.room, e.online) then 'waiting' else 'confirmed' end)::public.registration_status, 1
from demo_event e, generate_series(1, case e.slug when 'encore' then 16 when 'porch-lights' then 34 when 'slow-sunday' then 19
  when 'back-of-house' then 8 when 'lunch-break' then 40 when 'coachs-box' then 6 when 'long-way' then 56 else 0 end) as n;
update public.event_dates d set last_number = r.count
from (select date_id, count(*) from public.event_registrations group by date_id) as r where r.date_id = d.id;

-- Issues of the newsletter that were sent on earlier days.
insert into public.newsletter_issues (id, article_id, topic, state, subject, note, status, tested, tested_at, created_at,
  started_at, finished_at)
select i.id::uuid, a.id, i.topic::public.newsletter_topic, i.state, i.subject, i.note, 'sent', '{}',
  sent, sent, sent, sent
from (values
  ('00000000-0000-4000-8000-000000000301', 'three-signs', 'guidance', null, 'Three signs, one minute',
    E'Hello,\n\nIf you read one thing this month, make it this one. It takes a minute, and it’s the minute that counts.\n\nForward it to the person you’d want beside you.', 64),
  ('00000000-0000-4000-8000-000000000302', 'what-your-states-law-covers', 'events', 'Arkansas', 'Before the next class in Arkansas',
    E'Hello,\n\nPeople ask about the law at every class, so we wrote it down. Bring your questions: we’ll have a table at the next one.', 37),
  ('00000000-0000-4000-8000-000000000303', 'what-if-my-hands-are-shaking', 'guidance', null, 'What if your hands are shaking?',
    E'Hello,\n\nA reader asked, and we asked people who have done it. Here’s what they told us.', 9)
) as i (id, slug, topic, state, subject, note, days)
join public.articles a on a.slug = i.slug, lateral (select current_date - i.days + time '15:00' at time zone 'UTC') as d (sent)
on conflict (id) do nothing;
insert into public.newsletter_archive (id, article_id, topic, state, subject, note, title, summary, sent_at)
select i.id, i.article_id, i.topic, i.state, i.subject, i.note, a.title, a.summary, i.started_at
from public.newsletter_issues i join public.articles a on a.id = i.article_id
where i.id::text like '00000000-0000-4000-8000-00000000030_'
on conflict (id) do nothing;

-- Invented people for /about/team, each with a drawing. One of the board has not agreed to be shown.
insert into public.team_members (category, name, role, text, portrait, position, joined_on, consented_on) values
  ('staff', 'Marisol Vega', 'Director', 'Writes the budget in pencil and the thank-you cards in ink. Ask her about the first class: she brought the chairs.', 'curls', 10, '2019-03-01', '2026-01-12'),
  ('board', 'Oren Tillery', 'Chair of the board', 'Retired bus dispatcher. Reads every complaint before the meeting starts, and every answer before it ends.', 'gray', 11, '2021-02-01', '2026-01-12'),
  ('chapter-leaders', 'Dani Okafor', 'Leads Little Rock', 'Runs the Tuesday class at the laundromat. Can find a folding table anywhere in the state.', 'afro', 12, '2022-06-15', '2026-02-03'),
  ('staff', 'Theo Park', 'Editor', 'Checks each sentence about health against its source and writes down the date. Fixes typos on weekends, too.', 'short', 13, '2020-09-01', '2026-01-12'),
  ('volunteers', 'Nell Abara', 'Packs kits', 'Forty kits an hour with the radio on. Has opinions about tape.', 'locs', 14, '2023-04-02', '2026-03-20'),
  ('board', 'June Castellan', 'Treasurer', 'Keeps the books and explains them to anyone who asks, twice if needed.', 'bun', 15, '2022-02-01', '2026-01-15'),
  ('staff', 'Samir Haddad', 'Chapters', 'Answers the phone when a chapter runs out of sprays, chairs or patience. Drives the bread van.', 'cap', 16, '2021-05-10', '2026-01-12'),
  ('chapter-leaders', 'Amina Yusuf', 'Leads Tulsa', 'Teaches in two languages, often in one sentence. Started the Sunday class for grandparents.', 'hijab', 17, '2023-01-20', '2026-02-11'),
  ('volunteers', 'Wes Lindqvist', 'Greets people', 'Stands at the door with a list and a joke. Knows who came last month.', 'flat', 18, '2024-09-14', '2026-03-02'),
  ('board', 'Harpreet Gill', 'Secretary', 'Writes the minutes so that people who were not there can follow them.', 'turban', 19, '2023-02-01', '2026-01-15'),
  ('staff', 'Ruth Amadi', 'Kits and mail', 'Sends every box, and counts what comes back. The reason the stamps are on time.', 'bangs', 20, '2022-11-01', '2026-01-12'),
  ('volunteers', 'Iris Calloway', 'Translates', 'Turned the six steps into Spanish that her aunt would say out loud.', 'long', 21, '2022-01-08', '2026-02-27'),
  ('chapter-leaders', 'Marcus Bell', 'Leads Hot Springs', 'Bartender. Put the first kit next to the limes and taught the whole street.', 'pomp', 22, '2021-08-30', '2026-02-19'),
  ('board', 'Tomas Reyes', 'Member of the board', 'Coached track for thirty years. Asks each meeting who we are not reaching.', 'buzz', 23, '2024-02-01', '2026-01-15'),
  ('board', 'Person without consent', 'Member of the board', 'This entry is hidden, because no consent is on file yet.', 'gray', 24, '2025-02-01', null);

-- Invented outlets, which say so: a demo organization has no real coverage.
insert into public.press_coverage (outlet, title, url, published_on, note) values
  ('The Lantern Street Courier (invented)', 'A class that fits into a coffee break', 'https://courier.example/coffee-break',
    current_date - 21, 'An example row. Neither the newspaper nor the story exists.'),
  ('Radio Gull (invented)', 'Twelve minutes with people who carry naloxone', 'https://radio-gull.example/twelve-minutes',
    current_date - 48, 'An example row. Neither the station nor the story exists.'),
  ('Campus Ledger (invented)', 'Three students, one table, forty kits', 'https://campus-ledger.example/forty-kits',
    current_date - 90, 'An example row. Neither the newspaper nor the story exists.')
on conflict (url) do nothing;
