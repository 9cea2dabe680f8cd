-- Demo content for a local site: an invented organisation with finished words. Running it again changes nothing.
update public.site_settings set
  name = 'Open Airway',
  tagline = 'Two minutes of courage can bring someone back. We will show you how.',
  description =
    'We teach neighbors, families and friends to notice an opioid overdose, give naloxone and keep a person '
    'breathing until help arrives. Lessons are free, plain and without judgment, because everyone deserves '
    'someone who knows what to do.',
  twitter = '@openairway';
