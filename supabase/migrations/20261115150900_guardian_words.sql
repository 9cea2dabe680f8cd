-- The words that guardians agree to, and the page that explains the guardian area.
insert into public.policy_texts (kind, version, title, summary) values
  ('consent-course', 1, 'Take the course',
   'The learner may take our course on recognizing and reversing an opioid overdose. We keep which lessons they finished and whether they passed. Nobody but the learner sees their answers.'),
  ('consent-certificate', 1, 'Get a certificate',
   'When the learner passes, we make a certificate with the name you choose: initials or full name. The public page that proves it shows initials only until the learner is 18.'),
  ('consent-survey', 1, 'Answer surveys',
   'The learner may answer short surveys before and after the course. We publish totals only, and no total is small enough to point at anybody.'),
  ('consent-kit', 1, 'Receive a kit',
   'We may send the learner a naloxone kit to the address you both agree on. We keep the address until the kit has arrived.'),
  ('consent-draws', 1, 'Enter prize draws',
   'The learner may enter our free prize draws. If they win, we write to you as well, and only with your yes do we show a first name and state.'),
  ('consent-events', 1, 'Sign up for events',
   'The learner may sign up for trainings and other events. For each event away from home we ask for your permission with a slip of its own.'),
  ('consent-photos', 1, 'Be in photos',
   'We may take photos at events in which the learner can be recognized, and show them on this site without a name. Take this yes back, and we remove them.'),
  ('consent-young', 1, 'Learn together with a child under 13',
   'We keep the child’s first name in your account, so that you can learn together. No account for the child, no birthday, no address, nothing shared with anybody. We delete it when you say so, or after a year.');

update public.pages set sections = $json$[
    {"kind": "opening", "lines": ["You decide.", "Read it first."], "art": "happy", "keys": [
      {"href": "/guardian/invite", "label": "Link with your learner"},
      {"href": "/guardian/accept", "label": "I have a code"}
    ]},
    {"kind": "sides", "heading": "In the lesson, and not in it", "sides": [
      {"title": "We teach", "items": ["what an overdose looks like, on every skin tone", "to call 911 and say where they are", "how to give naloxone and the recovery position", "that it is right to ask an adult for help"]},
      {"title": "We don’t teach", "items": ["how any drug is taken", "anything that makes drugs look exciting", "to carry a burden alone", "to keep it from you"]}
    ]},
    {"kind": "facts", "heading": "What the evidence says", "items": [
      {"title": "Somebody was near", "text": "In about two thirds of overdose deaths among people aged 10 to 19, from July 2019 to December 2021, a bystander was near. Mostly nobody responded.", "source": "CDC, MMWR 2022;71(50)"},
      {"title": "Often a pill that was not what it seemed", "text": "About a quarter of those deaths involved signs of counterfeit pills, and 84 percent involved fentanyl.", "source": "CDC, MMWR 2022;71(50)"},
      {"title": "Naloxone is safe at any age", "text": "It does nothing to a person who has no opioids in their body.", "source": "Narcan nasal spray FAQ; CDC naloxone FAQ"}
    ]},
    {"kind": "steps", "heading": "How consent works", "items": [
      {"title": "You are linked, if both want it", "text": "The learner gives you a code or your email address to us, or you invite them. Both of you confirm. You can be one of several guardians."},
      {"title": "You say yes to parts", "text": "The course, the certificate, surveys, a kit, prize draws, events, photos: each has its own yes, and each can be a no."},
      {"title": "You can change your mind", "text": "Take a yes back on your page, and it stops at once. Either of you can end the link at any time."},
      {"title": "At 18 it is theirs", "text": "On their birthday the link to you ends, and what they do is theirs alone. We tell you both a month before."}
    ]},
    {"kind": "sides", "heading": "What you see, and what nobody sees but them", "sides": [
      {"title": "You see", "items": ["what you agreed to, in which words, and when", "permission slips and your answers", "the other guardians, and who looked at the page when", "and your learner sees exactly the same page"]},
      {"title": "You never see", "items": ["their answers in a quiz or survey", "whether they reported a reversal", "whether they asked for a new kit after using one", "messages and what they searched for"]}
    ]},
    {"kind": "questions", "heading": "Parents ask", "items": [
      {"question": "Does teaching this make drugs seem fine?", "answer": "The lesson is about breathing, not about drugs. It says plainly that a fake pill can hold enough fentanyl to kill, and what to do if a friend won’t wake up."},
      {"question": "What do you store about my child?", "answer": "Name or initials, that they took the course, and your consent with its date. You can take a copy of it or have it deleted on your page. Nothing about health."},
      {"question": "Under 13?", "answer": "No account of their own. A child can ask you by email, and if you say yes we keep a first name in your account, so that you can learn together. If you don’t answer, name and address are deleted after 14 days."},
      {"question": "Can I see what they report?", "answer": "No. Reports are anonymous, for everyone. We couldn’t tell you if we wanted to."},
      {"question": "We are two parents and don’t agree. What counts?", "answer": "The no. As long as one guardian says no to a part, it does not happen. Each of you sees what the other answered."}
    ]},
    {"kind": "callout", "field": "mint", "title": "Take it yourself", "text": "At the kitchen table is made for you: about 20 minutes, and a way to start the conversation.", "link": {"href": "/courses", "label": "See the courses"}, "art": "kneeling"},
    {"kind": "sources", "items": [
      "CDC: Drug overdose deaths among persons aged 10 to 19, MMWR 2022;71(50):1576-82.",
      "CDC: naloxone FAQ. Narcan nasal spray FAQ."
    ]}
   ]$json$
where path = '/guardian';
