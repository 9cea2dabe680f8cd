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
