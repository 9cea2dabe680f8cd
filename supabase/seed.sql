-- Demo content for a local site: an invented organisation with finished words. Running it again changes nothing.
update public.site_settings set
  name = 'Open Airway',
  tagline = 'Be someone’s next breath',
  description =
    'We teach neighbors, families and friends to notice an opioid overdose, give naloxone and keep a person '
    'breathing until help arrives. Lessons are free, plain and without judgment, because everyone deserves '
    'someone who knows what to do.',
  twitter = '@openairway';

insert into public.impact_metrics (key, label, definition, source, baseline, amount, as_of, position) values
  ('people_trained', 'people who now know what to do',
   'People who finished one of our courses, online or in a room. A person who takes two courses counts once.',
   'Course records and sign-in sheets of our chapters', 41870, 6343, '2026-10-31', 1),
  ('reversals', 'reversals, each one a person',
   'One person, one event, told to us by whoever gave the naloxone. Repeats are taken out, nothing is guessed.',
   'Anonymous reversal reports', 3231, 676, '2026-10-31', 2),
  ('kits', 'naloxone kits handed out, free',
   'Kits with two doses each that were given away at events, by mail and by chapters.',
   'Stock records of our chapters', 104250, 17230, '2026-10-31', 3)
on conflict (key) do nothing;

-- Demo chapters, founded so many months before the day on which this runs. The demo chapter lead leads the first.
insert into public.chapters (id, slug, name, kind, institution, city, state, zip, latitude, longitude, status,
  founded_on, led_by, about, meets, meeting_place, needs, people, kits_in_year, trainings, figures_on)
select coalesce(c.id::uuid, gen_random_uuid()), lower(replace(replace(c.name, '.', ''), ' ', '-')), c.name,
  (case when c.institution is null then 'city' else 'campus' end)::public.chapter_kind, c.institution, c.city, c.state,
  c.zip, c.latitude, c.longitude, 'active', current_date - make_interval(months => c.months), c.led_by, c.about, c.meets,
  c.meeting_place, c.needs, c.people, c.kits, c.trainings,
  case when num_nonnulls(c.people, c.kits, c.trainings) > 0 then current_date - 20 end
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
