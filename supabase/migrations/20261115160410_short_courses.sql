-- Two shorter courses without a test: naloxone alone, and what parents and guardians want to know.
with course as (
  insert into public.courses (slug, title, summary, audiences, minutes, outcomes, sources, reviewed_on, bank, draw,
    validity_months, rescue_steps, status, position)
  values ('naloxone-in-five-minutes', 'Naloxone in five minutes',
    'What it does, how to give it, where to keep it. The shortest way to be ready tonight.',
    array['everyone', 'nightlife', 'workplace']::text[], 5,
    array['Give a nasal spray without a second thought', 'Know when to give another', 'Keep it where it helps']::text[],
    $j$[{"id": "S5", "title": "Naloxone 4 mg nasal spray: over-the-counter directions and FAQ", "publisher": "narcan.com"},
      {"id": "S6", "title": "First over-the-counter naloxone nasal spray approved", "publisher": "FDA, March 29, 2023"},
      {"id": "S24", "title": "Naloxone FAQ", "publisher": "CDC"},
      {"id": "S25", "title": "How naloxone works", "publisher": "Mayo Clinic Press"}]$j$,
    '2026-11-15', null, '{}', null,
    $j$[{"title": "Call 911", "text": "“Not responding, not breathing well.” Say exactly where."},
      {"title": "Tilt", "text": "On the back, head tilted."},
      {"title": "Spray", "text": "Tip into one nostril, press all the way."},
      {"title": "Breathe", "text": "One breath every 5 seconds."},
      {"title": "Again", "text": "2–3 minutes, no better: a new spray, other nostril."},
      {"title": "Stay", "text": "It wears off. Wait for help."}]$j$,
    'published', 2)
  returning id
)
insert into public.lessons (course_id, slug, position, title, minutes, blocks)
select course.id, lesson.* from course, (values
  ('what-it-does', 1, 'What naloxone does', 1, $j$[
    {"kind": "picture", "art": "receptors", "alt": "A lock and two keys: an opioid key sits in the lock of the breathing center; a naloxone key waits beside it.", "caption": "Naloxone pushes opioids out of the locks that steer breathing."},
    {"kind": "text", "heading": "In one minute", "paragraphs": ["Opioids slow breathing until it stops. Naloxone pushes them off their receptors, and breathing can start again, within **2 to 3 minutes**.", "It lasts **30 to 90 minutes**, often less than the opioid. So it is a bridge, not a cure: 911 comes too. Without opioids it does nothing, at any age."], "sources": ["S5", "S24", "S25"]},
    {"kind": "check", "id": "bridge", "stem": "Why does 911 have to come even if naloxone worked?", "choices": [{"id": "a", "text": "It wears off, and the overdose can return", "isRight": true, "feedback": "Yes. After 30 to 90 minutes the opioid may still be there."}, {"id": "b", "text": "Because using naloxone is against the law", "isRight": false, "feedback": "It is legal to carry and to give."}, {"id": "c", "text": "Because naloxone is dangerous", "isRight": false, "feedback": "It is safe. It only does not last."}]}]$j$::jsonb),
  ('how-to-give-it', 2, 'How to give it', 2, $j$[
    {"kind": "film", "title": "Give the spray", "frames": [{"art": "response-check", "alt": "Narcat kneels beside a person on the floor and rubs the breastbone.", "caption": "No response to shouting and a hard rub of the breastbone?", "seconds": 5}, {"art": "call-911", "alt": "Narcat holds a phone at its ear and points.", "caption": "Call 911 on speaker, or send someone by name.", "seconds": 5}, {"art": "spray-in-nostril", "alt": "Narcat tilts the person’s head back and holds a nasal spray in one nostril.", "caption": "On the back, head tilted, tip in, press all the way.", "seconds": 6}, {"art": "rescue-breath", "alt": "Narcat gives a rescue breath.", "caption": "A breath every 5 seconds while you wait.", "seconds": 6}, {"art": "dose-clock", "alt": "A clock face with two to three minutes colored in.", "caption": "No better after 2 to 3 minutes: a new spray, other nostril.", "seconds": 6}]},
    {"kind": "drill", "title": "Try it with an empty hand", "steps": [{"title": "Hold", "text": "Thumb under the plunger, two fingers on the nozzle."}, {"title": "Tilt", "text": "One hand under the neck."}, {"title": "Place", "text": "Tip in until your fingers touch the nose."}, {"title": "Press", "text": "Once, firmly, all the way."}]},
    {"kind": "callout", "tone": "care", "title": "Do not test it", "text": "There is one dose in each device. A test spray is the dose."},
    {"kind": "order", "id": "spray-order", "stem": "Put the spray in order.", "steps": [{"id": "back", "text": "On the back, head tilted"}, {"id": "tip", "text": "Tip into one nostril"}, {"id": "press", "text": "Press the plunger all the way"}, {"id": "watch", "text": "Watch the breathing and the clock"}], "feedback": "Back, tip, press, watch."}]$j$::jsonb),
  ('carry-it', 3, 'Carry it', 2, $j$[
    {"kind": "picture", "art": "naloxone-box", "alt": "An open box with two nasal sprays, a face shield and a card with the steps.", "caption": "Two sprays, a face shield, a card."},
    {"kind": "text", "heading": "Where to get it", "paragraphs": ["At pharmacies without a prescription, at health departments and programs, and from us: after the [basics course](/courses/overdose-response-basics) you may ask for a free kit."], "sources": ["S6"]},
    {"kind": "checklist", "title": "Ready when it counts", "items": ["Room temperature: not in the car", "Same place every day, and two people know where", "Date checked; an expired one is better than none", "Used it? Get a new one the same week"]},
    {"kind": "check", "id": "where", "stem": "Where should your naloxone be tonight?", "choices": [{"id": "a", "text": "On you, or where everyone knows", "isRight": true, "feedback": "Yes. It helps only within reach."}, {"id": "b", "text": "Locked away, so nobody uses it wrongly", "isRight": false, "feedback": "It cannot be used wrongly. Locked away, it cannot be used at all."}, {"id": "c", "text": "In the glove box", "isRight": false, "feedback": "Heat and frost spoil it, and the car may be far."}]},
    {"kind": "callout", "tone": "info", "title": "Next", "text": "Five minutes are a start. The [basics course](/courses/overdose-response-basics) adds the signs, breathing and practice, with a certificate."}]$j$::jsonb)
) as lesson (slug, position, title, minutes, blocks);


with course as (
  insert into public.courses (slug, title, summary, audiences, minutes, outcomes, sources, reviewed_on, bank, draw,
    validity_months, rescue_steps, status, position)
  values ('for-parents-and-guardians', 'For parents and guardians',
    'What your child learns here, why it matters, and how to talk about it. Seven calm minutes.',
    array['parents', 'school']::text[], 7,
    array['Know what is taught, and what is not', 'Explain fake pills in one sentence', 'Start a talk that stays open', 'Decide about each consent']::text[],
    $j$[{"id": "S3", "title": "Overdose Prevention and Response Toolkit", "publisher": "SAMHSA"},
      {"id": "S11", "title": "Overdose deaths of persons aged 10–19", "publisher": "CDC MMWR 2022;71(50):1576–82"},
      {"id": "S21", "title": "One pill can kill: laboratory results", "publisher": "DEA, November 2024"},
      {"id": "S30", "title": "Fentanyl facts", "publisher": "CDC"}]$j$,
    '2026-11-15', null, '{}', null,
    $j$[{"title": "Call 911", "text": "“Not responding, not breathing well.” Say exactly where."},
      {"title": "Tilt", "text": "On the back, head tilted."},
      {"title": "Spray", "text": "Tip into one nostril, press all the way."},
      {"title": "Breathe", "text": "One breath every 5 seconds."},
      {"title": "Again", "text": "2–3 minutes, no better: a new spray, other nostril."},
      {"title": "Stay", "text": "It wears off. Wait for help."}]$j$,
    'published', 3)
  returning id
)
insert into public.lessons (course_id, slug, position, title, minutes, blocks)
select course.id, lesson.* from course, (values
  ('what-they-learn', 1, 'What your child learns here', 2, $j$[
    {"kind": "picture", "art": "narcat-waving", "alt": "Narcat waves with one paw."},
    {"kind": "text", "heading": "In plain words", "paragraphs": ["How to see an overdose, how to call 911, how to give naloxone, and how to stay with someone. It is first aid, like CPR.", "**What we do not teach**: how to use drugs. Nothing here makes drugs look good, and nobody is asked what they have taken."], "sources": ["S3"]},
    {"kind": "text", "heading": "Why at this age", "paragraphs": ["From 2019 to 2021 overdose deaths of teenagers doubled. Most involved fentanyl; in one of four there was evidence of fake pills. **In two of three someone was nearby.** Most of those did not know what to do."], "sources": ["S11"]},
    {"kind": "flip", "cards": [{"front": "“Will it make them curious?”", "back": "It is taught like CPR: what an emergency looks like and what to do. Nothing in it shows or praises using."}, {"front": "“Is naloxone dangerous?”", "back": "No. It does nothing in someone without opioids, at any age, and it cannot be misused."}, {"front": "“Why should my child carry it?”", "back": "For a friend, a stranger, or a grandparent with strong pain medicine."}]},
    {"kind": "check", "id": "curious", "stem": "What does this course teach?", "choices": [{"id": "a", "text": "First aid in an overdose", "isRight": true, "feedback": "Yes: see it, call, spray, breathe, stay."}, {"id": "b", "text": "How drugs are used", "isRight": false, "feedback": "It does not."}, {"id": "c", "text": "To report other students", "isRight": false, "feedback": "Nobody is asked to name anyone."}]}]$j$::jsonb),
  ('fake-pills', 2, 'Fake pills and phones', 2, $j$[
    {"kind": "picture", "art": "mixed-pills", "alt": "Ten round pills in two rows. Five of them carry a small warning mark.", "caption": "5 of 10 fake pills with fentanyl held a dose that may kill (2024)."},
    {"kind": "text", "heading": "How it reaches teenagers", "paragraphs": ["A pill that looks like a real one for pain, sleep or studying, offered by a friend or over an app. It was pressed in a back room. **You cannot see, taste or smell fentanyl in it.**", "The sentence that helps most is short: “If a pill did not come from your own pharmacy, it is not a pill you know.”"], "sources": ["S21", "S30"]},
    {"kind": "checklist", "title": "At home", "items": ["Lock away strong pain medicine; take back what is left over", "Keep naloxone where everybody knows", "Agree on a sentence for “come and get me, no questions tonight”"]},
    {"kind": "check", "id": "pharmacy", "stem": "Which pill can you trust?", "choices": [{"id": "a", "text": "One from a pharmacy, for you", "isRight": true, "feedback": "Yes. Only that one."}, {"id": "b", "text": "One from a friend who takes them too", "isRight": false, "feedback": "Friends are fooled by fakes as well."}, {"id": "c", "text": "One that looks exactly like the real thing", "isRight": false, "feedback": "Fakes look exactly like the real thing."}]}]$j$::jsonb),
  ('how-to-talk', 3, 'How to talk about it', 2, $j$[
    {"kind": "picture", "art": "talk", "alt": "Narcat and a person sit side by side on a step, each with a cup."},
    {"kind": "text", "heading": "A talk that stays open", "paragraphs": ["**Ask before you tell.** “What have you heard about fake pills?” Then listen to the end.", "**Say why.** “I’m not asking to catch you. I want you alive, whatever happens.”", "**Promise one thing you can keep.** “If you call me from anywhere, I’ll come. We talk tomorrow.”"]},
    {"kind": "drill", "title": "Try these first sentences", "steps": [{"title": "Open", "text": "“I learned something today and want to know what you think.”"}, {"title": "Listen", "text": "Count to five before you answer."}, {"title": "Agree", "text": "“So what do we do if you see someone who won’t wake up?”"}]},
    {"kind": "callout", "tone": "care", "title": "If you are worried now", "text": "Signs such as lasting sadness, talk of giving up, or changed sleep need help beyond a talk. **988** is there by call or text for both of you, day and night."},
    {"kind": "check", "id": "first", "stem": "Which opening keeps the door open?", "choices": [{"id": "a", "text": "“What have you heard about fake pills?”", "isRight": true, "feedback": "Yes. A question that can be answered honestly."}, {"id": "b", "text": "“If I ever catch you…”", "isRight": false, "feedback": "A threat ends the talk, and the call for help later."}, {"id": "c", "text": "“You would never do that, right?”", "isRight": false, "feedback": "It only leaves room for a yes."}]}]$j$::jsonb),
  ('your-part', 4, 'Your part here', 1, $j$[
    {"kind": "text", "heading": "What you decide", "paragraphs": ["For a learner under 18 you decide, one by one: the course, the certificate, the survey, a kit, prize draws, events and photos. Every consent can be withdrawn at once in the [guardian area](/guardian).", "You see progress and certificates. You do **not** see answers, messages or reports: a young person who fears being read does not ask for help."]},
    {"kind": "text", "heading": "And you", "paragraphs": ["Learn it yourself: [the basics](/courses/overdose-response-basics) take twenty minutes. At home you may be the one who is near."]},
    {"kind": "check", "id": "sees", "stem": "What can a guardian see here?", "choices": [{"id": "a", "text": "Progress and certificates", "isRight": true, "feedback": "Yes, and the learner sees exactly what you see."}, {"id": "b", "text": "Every answer and message", "isRight": false, "feedback": "Those stay with the learner."}, {"id": "c", "text": "Reports of overdoses", "isRight": false, "feedback": "Reports are anonymous. Nobody can see who wrote them."}]}]$j$::jsonb)
) as lesson (slug, position, title, minutes, blocks);
