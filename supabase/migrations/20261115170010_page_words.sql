-- Pictures where words alone were thin; and what visitors find today, said plainly where there is no record to show.
do $$
declare
  told record;
begin
  for told in select * from (values
    ('/emergency', '"title": "Check"', '"title": "Check", "scene": "response-check"'),
    ('/emergency', '"title": "Call 911"', '"title": "Call 911", "scene": "call-911"'),
    ('/emergency', '"title": "Give naloxone"', '"title": "Give naloxone", "scene": "spray-in-nostril"'),
    ('/emergency', '"title": "Breathe for them"', '"title": "Breathe for them", "scene": "rescue-breath"'),
    ('/emergency', '"title": "Turn them"', '"title": "Turn them", "scene": "recovery-position"'),
    ('/emergency', '"title": "Stay"', '"title": "Stay", "scene": "stay-together"'),
    ('/about/resources', '"heading": "Naloxone: what to look for"', '"heading": "Naloxone: what to look for", "scene": "naloxone-box"'),
    ('/about/resources', '"heading": "Fentanyl, strips and myths"', '"heading": "Fentanyl, strips and myths", "scene": "test-strip"'),
    ('/get-involved/learn', '"heading": "Five myths"', '"heading": "Five myths", "scene": "dose-clock"'),
    ('/get-involved/learn', '"title": "Tiny pupils"', '"title": "Tiny pupils", "scene": "lip-colors"'),
    ('/get-involved/volunteer', '"heading": "Jobs"', '"heading": "Jobs", "scene": "talk"'),
    ('/donate', '"heading": "Ways to give"', '"heading": "Ways to give", "scene": "naloxone-box"'),
    ('/events', '"heading": "What an evening looks like"', '"heading": "What an evening looks like", "scene": "talk"'),
    ('/about/chapters', '"title": "Keep going"', '"title": "Keep going", "art": "thumbs"'),
    ('/about/contact', '1-800-662-4357. Free and private, about treatment and support.', '1-800-662-4357'),
    ('/about/team', 'trainers''', 'trainers’'),
    ('/narcatsworld', 'Pick a place. I’ll meet you there!', 'Five places. The same six steps in each.')
  ) as told(page, before, now)
  loop
    update public.pages set sections = replace(sections::text, told.before, told.now)::jsonb where path = told.page;
  end loop;
end $$;

update public.pages set sections = jsonb_insert(sections, '{0}', $json$
  {"kind": "callout", "field": "mint", "art": "sleeping", "title": "No date is set today",
   "text": "The next lesson stands here as soon as it has a day and a door. Until then we come to you: a room and three people are enough.",
   "link": {"href": "mailto:{mail:learn}?subject=A%20lesson%20at%20our%20place", "label": "Ask for a lesson"}}
$json$, true)
where path = '/events';

update public.pages set sections = (
  select jsonb_agg(case when section ->> 'heading' = 'What we keep' then $json$
    {"kind": "details", "heading": "What we keep, and never keep", "items": [
      {"term": "We keep", "text": "Your answers, without anything about you."},
      {"term": "We publish", "text": "Totals by state, never one below 10."},
      {"term": "We never keep", "text": "Who told us, or anything that could point to one person."},
      {"term": "We destroy", "text": "The card, once it is counted."}
    ]}
  $json$::jsonb else section end order by place)
  from jsonb_array_elements(sections) with ordinality as listed(section, place))
where path = '/submit-reversal';

update public.pages set sections = sections || $json$[
  {"kind": "questions", "heading": "Before you ask for it", "items": [
    {"question": "Do I need an account?", "answer": "No. An address is enough, and it is on one list only: this one."},
    {"question": "Who sees my address?", "answer": "The person who sends the letter. It is not given, lent or sold to anybody."},
    {"question": "May I pass the letter on?", "answer": "Please do, whole and unchanged. Health guidance gets old, so the date stands at the top."}
  ]},
  {"kind": "callout", "field": "butter", "art": "waving", "title": "Read first, decide later", "text": "What we learn while teaching stands in the notebook, open to everybody.", "link": {"href": "/news/blog", "label": "Open the notebook"}}
]$json$
where path = '/newsletter';

update public.pages set sections = sections || $json$[
  {"kind": "callout", "field": "mint", "title": "Tell us the day it stops being right", "text": "Found a number that has changed, or a sentence that could hurt? One line is enough, and a person answers.", "link": {"href": "mailto:{mail:press}?subject=A%20correction", "label": "Send a correction"}, "art": "thumbs"}
]$json$
where path = '/news/press';
