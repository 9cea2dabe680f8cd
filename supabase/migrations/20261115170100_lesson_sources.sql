-- Every block that states a fact names its source; a test strip is read as every brand allows; choices that only
-- said no now say why.
with named (course, id, title, publisher) as (values
  ('overdose-response-basics', 'S8', 'Longer shelf life of naloxone nasal spray', 'FDA, January 17, 2024'),
  ('overdose-response-basics', 'S16', 'Fentanyl test strips', 'CDC'),
  ('overdose-response-basics', 'S17', 'How well fentanyl test strips work', 'PMC9588631'),
  ('overdose-response-basics', 'S20', 'Joshua Ashley-Pauley Act; Ark. Code 20-13-1804 and 6-18-723', 'Arkansas'),
  ('overdose-response-basics', 'S21', 'One pill can kill: laboratory results', 'DEA, November 2024'),
  ('overdose-response-basics', 'S22', 'Position on fentanyl exposure', 'ACMT, November 1, 2024'),
  ('overdose-response-basics', 'S27', 'COCA call on xylazine and medetomidine', 'CDC, 2024'),
  ('naloxone-in-five-minutes', 'S8', 'Longer shelf life of naloxone nasal spray', 'FDA, January 17, 2024'),
  ('naloxone-in-five-minutes', 'S31', 'Do’s and don’ts', 'SAMHSA'),
  ('for-parents-and-guardians', 'S24', 'Naloxone FAQ', 'CDC')
)
update public.courses c set sources = (
  select jsonb_agg(s.source order by substr(s.source ->> 'id', 2)::integer) from (
    select jsonb_array_elements(c.sources) as source
    union all
    select jsonb_build_object('id', n.id, 'title', n.title, 'publisher', n.publisher) from named n
    where n.course = c.slug
  ) s
) where c.slug in (select course from named);

with cited (course, lesson, block, sources) as (values
  ('overdose-response-basics', 'opioids-and-fentanyl', 2, '["S5"]'),
  ('overdose-response-basics', 'opioids-and-fentanyl', 4, '["S21"]'),
  ('overdose-response-basics', 'opioids-and-fentanyl', 5, '["S21", "S30"]'),
  ('overdose-response-basics', 'who-is-at-risk', 2, '["S26"]'),
  ('overdose-response-basics', 'who-is-at-risk', 4, '["S16"]'),
  ('overdose-response-basics', 'who-is-at-risk', 6, '["S16", "S17"]'),
  ('overdose-response-basics', 'spot-it', 4, '["S2"]'),
  ('overdose-response-basics', 'spot-it', 5, '["S1"]'),
  ('overdose-response-basics', 'spot-it', 6, '["S2"]'),
  ('overdose-response-basics', 'act', 1, '["S2", "S3", "S5", "S31"]'),
  ('overdose-response-basics', 'act', 4, '["S32"]'),
  ('overdose-response-basics', 'naloxone-hands-on', 1, '["S5"]'),
  ('overdose-response-basics', 'naloxone-hands-on', 3, '["S5"]'),
  ('overdose-response-basics', 'naloxone-hands-on', 5, '["S5", "S8"]'),
  ('overdose-response-basics', 'breathing-and-recovery-position', 2, '["S23", "S31"]'),
  ('overdose-response-basics', 'breathing-and-recovery-position', 3, '["S3"]'),
  ('overdose-response-basics', 'breathing-and-recovery-position', 4, '["S27"]'),
  ('overdose-response-basics', 'law-and-myths', 2, '["S20"]'),
  ('overdose-response-basics', 'law-and-myths', 3, '["S22", "S31"]'),
  ('naloxone-in-five-minutes', 'what-it-does', 1, '["S5"]'),
  ('naloxone-in-five-minutes', 'how-to-give-it', 1, '["S5", "S31"]'),
  ('naloxone-in-five-minutes', 'how-to-give-it', 2, '["S5"]'),
  ('naloxone-in-five-minutes', 'how-to-give-it', 3, '["S5"]'),
  ('naloxone-in-five-minutes', 'carry-it', 3, '["S5", "S8"]'),
  ('for-parents-and-guardians', 'what-they-learn', 4, '["S24"]'),
  ('for-parents-and-guardians', 'fake-pills', 1, '["S21"]')
)
update public.lessons l set blocks = (
  select jsonb_agg(case when t.sources is null then b.block
    else b.block || jsonb_build_object('sources', t.sources::jsonb) end order by b.place)
  from jsonb_array_elements(l.blocks) with ordinality b (block, place)
  left join cited t on t.course = c.slug and t.lesson = l.slug and t.block = b.place
)
from public.courses c
where c.id = l.course_id and exists (select from cited t where t.course = c.slug and t.lesson = l.slug);

-- Which line is the control differs from brand to brand.
update public.lessons l set blocks = replace(l.blocks::text,
  '**One line: fentanyl found. Two lines: not found. No line at the top: the strip does not count, take a new one.**',
  '**One line: fentanyl found. Two lines: not found.** Brands differ: the package shows which line is the control. If that one is missing, the strip does not count; take a new one.'
)::jsonb
from public.courses c
where c.id = l.course_id and c.slug = 'overdose-response-basics' and l.slug = 'who-is-at-risk';

update public.lessons l set blocks = replace(replace(l.blocks::text,
  '"He may not."', '"Without air he may never wake up. The minutes you wait are the ones he needs."'),
  '"It does not."', '"It shows what an emergency looks like and what helps, and nothing of how drugs are used."'
)::jsonb
where l.slug in ('practice', 'what-they-learn');

with taught (number, choice, feedback) as (values
  (16, 'f', 'Naloxone only acts where opioids sit. Without them it changes nothing, in the heart or anywhere else.'),
  (18, 'm', 'The spray works alone. Give it, and breathe for them while it does.'),
  (25, 'd', 'It works as always. What has changed is how little of the drug the body can take.'),
  (27, 'f', 'Color says nothing: fakes are made in the color of the pill they copy.'),
  (28, 'd', 'Far more: about half. That is why one pill can be enough.'),
  (28, 'r', 'Far more: in one lab’s tests of 2024 it was about every second pill.')
)
update public.questions q set choices = (
  select jsonb_agg(case when t.feedback is null then c.choice
    else c.choice || jsonb_build_object('feedback', t.feedback) end order by c.place)
  from jsonb_array_elements(q.choices) with ordinality c (choice, place)
  left join taught t on t.number = q.number and t.choice = c.choice ->> 'id'
)
where q.bank = 'overdose-response' and q.number in (select number from taught);
