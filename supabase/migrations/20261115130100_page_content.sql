-- The words of the content pages, for the invented organization that the site shows until it has another.
insert into public.pages (path, title, description, lead, sections) values
  ('/about',
   'About us',
   'Open Airway teaches anyone to notice an opioid overdose, give naloxone and keep a person breathing. Free, plain, and without judgment.',
   'We are a volunteer-run non-profit with one lesson: when somebody stops breathing, the person next to them can help. We teach that person.',
   $json$[
    {"kind": "opening", "lines": ["Anybody", "can do this"], "art": "waving", "keys": [
      {"href": "/about/solution", "label": "See how it works"},
      {"href": "/about/contact", "label": "Talk to us"}
    ]},
    {"kind": "prose", "heading": "Why we exist", "paragraphs": [
      "An opioid overdose slows the breath until it stops. Naloxone, a spray in the nose, can bring it back, if somebody close by has it and knows what to do. It is sold without a prescription, and you need no medical training to learn it.",
      "So we go where people already are: dorms, bars, kitchens, union halls, festivals, school gyms. We bring a trainer spray, a card with six steps and about 20 minutes. People leave knowing what to do."
    ]},
    {"kind": "figures", "heading": "What we keep in mind", "items": [
      {"value": "2 in 3", "text": "In about two thirds of teen overdose deaths from July 2019 to December 2021 a bystander was near. Most gave no response.", "source": "CDC, MMWR 2022;71(50)"},
      {"value": "2 to 3 min", "text": "That is how long naloxone takes to work. If nothing changes, you give the next dose.", "source": "Narcan nasal spray, directions"},
      {"value": "47", "text": "States, plus DC, with both a Good Samaritan overdose law and a naloxone law by 2021. What each protects differs.", "source": "GAO, 2021"}
    ]},
    {"kind": "sides", "heading": "How we work", "sides": [
      {"title": "We always", "items": ["say the hard thing once, then what to do", "use words that put the person first", "keep lessons free, for everybody", "name the source of every health statement"]},
      {"title": "We never", "items": ["ask why somebody was there", "sell, share or trade what people tell us", "make a course harder than the thing it teaches", "teach without the words: call 911"]}
    ]},
    {"kind": "links", "heading": "Look around", "items": [
      {"href": "/about/solution", "label": "How it works", "text": "Educate, equip, respond, report: the four parts and why they belong together."},
      {"href": "/about/our-history", "label": "Our history", "text": "From one folding table to a course anyone can take."},
      {"href": "/about/impact", "label": "How we count", "text": "What a number on this site means, and what it leaves out."},
      {"href": "/about/team", "label": "Team", "text": "Who does the work, and how to join them."},
      {"href": "/about/chapters", "label": "Chapters", "text": "Groups that teach in their own town or on their own campus."}
    ]},
    {"kind": "narcat", "pose": "happy", "says": "If I can learn this with paws, you’ve got it."}
   ]$json$),
  ('/about/awards',
   'Awards',
   'The recognition Open Airway gives each year to the volunteers, chapters and hosts who made a room ready to help.',
   'We don’t collect trophies. Once a year, though, chapters tell us who made the biggest difference, and we say thank you out loud.',
   $json$[
    {"kind": "opening", "lines": ["Thank you,", "out loud"], "art": "thumbs", "keys": [{"href": "/get-involved/volunteer", "label": "Join a crew"}]},
    {"kind": "timeline", "heading": "Given so far", "items": [
      {"year": "2025", "title": "The Long Breath", "text": "For patience. To the phone crew that taught people one at a time, in three languages, all winter."},
      {"year": "2025", "title": "The Open Door", "text": "For a host. To a laundromat that let a chapter teach between the dryers every Sunday."},
      {"year": "2024", "title": "The Steady Hand", "text": "For teaching. To a trainer who rewrote the breathing lesson so that it works without a picture."},
      {"year": "2024", "title": "The Open Door", "text": "For a host. To a bowling alley that put the steps beside every lane."},
      {"year": "2023", "title": "The Long Breath", "text": "For patience. To the crew that packed kits through a heat wave."}
    ]},
    {"kind": "facts", "heading": "How it is decided", "items": [
      {"title": "Anybody can name anybody", "text": "Write us two sentences by September 30. You may name yourself."},
      {"title": "People who teach choose", "text": "Chapter leads read every letter without names and pick together."},
      {"title": "No money, no ceremony", "text": "A printed card, a line on this page if the person wants one, and cake at their own chapter."}
    ]},
    {"kind": "callout", "field": "mint", "title": "Know someone?", "text": "Tell us who made a room ready, and what they did. Two sentences are enough.", "link": {"href": "mailto:hello@openairway.example", "label": "Write to us"}}
   ]$json$),
  ('/about/chapters',
   'Chapters',
   'Open Airway chapters teach overdose response on their own campus or in their own town. See what a chapter does and how to start one.',
   'A chapter is a handful of people who teach the lesson where they live. You know your town. We bring the materials, the training and the person to call.',
   $json$[
    {"kind": "opening", "lines": ["Start it", "where you are"], "art": "happy", "keys": [
      {"href": "mailto:chapters@openairway.example", "label": "Write to us about a chapter"}
    ]},
    {"kind": "steps", "heading": "How a chapter starts", "items": [
      {"title": "Find three people", "text": "Three is enough to teach, carry and greet. One of you is 18 or older and takes the lead."},
      {"title": "Take the lesson", "text": "All of you, together. You will know within an hour whether you want to teach it."},
      {"title": "Learn to teach", "text": "We show you how over two evenings: the words, the trainer spray, the hard questions."},
      {"title": "Teach one room", "text": "Pick a place with a door and some chairs. We come along, in person or on a call."},
      {"title": "Keep going", "text": "One lesson a month keeps a chapter active. You choose where, and how loud."}
    ]},
    {"kind": "sides", "heading": "Who brings what", "marks": "pair", "sides": [
      {"title": "You bring", "items": ["a place people already go", "an hour or two a month", "a lead who answers email", "respect for whoever walks in"]},
      {"title": "We bring", "items": ["the lesson, reviewed and up to date", "trainer sprays, cards and posters", "a medical advisor to ask", "help finding naloxone near you"]}
    ]},
    {"kind": "questions", "heading": "Asked often", "items": [
      {"question": "Can a high school have a chapter?", "answer": "Yes, with an adult from the school as lead. Learners under 18 take part with a guardian’s consent, and guardians can read the whole lesson first."},
      {"question": "Do we need permission to teach?", "answer": "To teach, no. To use a room, ask whoever runs it. If you plan to hand out naloxone, ask us first: the rules differ by state."},
      {"question": "What does it cost?", "answer": "Nothing. Materials are free to chapters."}
    ]},
    {"kind": "callout", "field": "air", "title": "Tell us about your place", "text": "Your town or campus, the three of you, and why now. A person answers, usually within a week.", "link": {"href": "mailto:chapters@openairway.example", "label": "chapters@openairway.example"}}
   ]$json$),
  ('/about/contact',
   'Contact',
   'How to reach Open Airway by email or post, which address to use, and where to turn right now if somebody needs help.',
   'A person reads every message. We answer within five working days, most of the time sooner.',
   $json$[
    {"kind": "opening", "lines": ["Say hello"], "shape": "split", "art": "waving"},
    {"kind": "callout", "field": "siren", "title": "This inbox can’t help in an emergency", "text": "If somebody won’t wake up or isn’t breathing, call 911 and follow the steps.", "link": {"href": "/emergency", "label": "Show me the steps"}},
    {"kind": "details", "heading": "Write to us", "items": [
      {"term": "Anything at all", "text": "hello@openairway.example", "href": "mailto:hello@openairway.example"},
      {"term": "Lessons and events", "text": "learn@openairway.example", "href": "mailto:learn@openairway.example"},
      {"term": "Chapters", "text": "chapters@openairway.example", "href": "mailto:chapters@openairway.example"},
      {"term": "Giving", "text": "giving@openairway.example", "href": "mailto:giving@openairway.example"},
      {"term": "Press", "text": "press@openairway.example", "href": "mailto:press@openairway.example"},
      {"term": "Privacy", "text": "privacy@openairway.example", "href": "mailto:privacy@openairway.example"},
      {"term": "By post", "text": "Open Airway, 5 Breath Lane, Exampleton, AR 00000"}
    ]},
    {"kind": "prose", "heading": "Please leave names out", "paragraphs": [
      "Tell us what happened and what you need. Leave out the names of other people, and anything about their health. Email can be read by others on its way; a letter without a return address cannot be traced by us at all.",
      "Open Airway is a made-up organization that shows what this site can do, so the addresses above end in .example and lead nowhere."
    ]},
    {"kind": "details", "heading": "Someone to talk to, any hour", "items": [
      {"term": "988 Suicide & Crisis Lifeline", "text": "Call or text 988", "href": "tel:988"},
      {"term": "SAMHSA National Helpline", "text": "1-800-662-4357. Free and private, about treatment and support.", "href": "tel:+18006624357"},
      {"term": "SafeSpot overdose hotline", "text": "1-800-972-0590", "href": "tel:+18009720590"}
    ]}
   ]$json$),
  ('/about/impact',
   'Impact, and how we count',
   'What Open Airway counts, how each number is defined, what it leaves out, and how we protect the people behind it.',
   'A number is a promise. Before we publish one, we write down what it means, where it comes from and what it cannot tell you.',
   $json$[
    {"kind": "opening", "lines": ["Every count", "is a person"], "art": "waving", "keys": [
      {"href": "/submit-reversal", "label": "Tell us about a reversal"}
    ]},
    {"kind": "facts", "heading": "What our words mean", "items": [
      {"title": "A reversal is one event", "text": "Somebody was given naloxone, and a person who was there told us. We remove repeats and count only what a human has read."},
      {"title": "A person counts once", "text": "However often they come back to a lesson, and only after they practiced the steps."},
      {"title": "A kit counts when it is gone", "text": "It left our hands and reached a person. What waits in a cupboard is not counted."},
      {"title": "A chapter counts while it teaches", "text": "At least one lesson in the last six months."}
    ]},
    {"kind": "sides", "heading": "What the numbers can and cannot say", "sides": [
      {"title": "They can tell you", "items": ["how much teaching happened, and where", "which situations people meet", "what we should teach better"]},
      {"title": "They cannot tell you", "items": ["how many overdoses there were: most are never reported to us", "what would have happened without the lesson", "anything about one person, or a small group"]}
    ]},
    {"kind": "prose", "heading": "Small numbers stay ours", "paragraphs": [
      "Where a count is small, somebody could be recognized in it. We publish totals by state only, and we leave out any cell below 10, together with whatever would let you work it out from the rest.",
      "Reports hold no name, no exact time and no address. There is nothing in them to find a person by, and we keep it that way."
    ]},
    {"kind": "links", "heading": "See also", "items": [
      {"href": "/about/resources", "label": "National numbers", "text": "Deaths, trends and where they come from, with the source beside each."},
      {"href": "/submit-reversal", "label": "Tell us about a reversal", "text": "How to report, what we keep and what we never keep."}
    ]}
   ]$json$),
  ('/about/our-history',
   'Our history',
   'How Open Airway grew from one folding table in 2019 to chapters, courses and a page of steps that opens in a second.',
   'We started with a table, a box of trainer sprays and a question: who here would know what to do? Nobody raised a hand. Twenty minutes later, everybody could.',
   $json$[
    {"kind": "opening", "lines": ["It began", "with a table"], "art": "lookout"},
    {"kind": "timeline", "heading": "Year by year", "items": [
      {"year": "2019", "title": "One table", "text": "A dozen neighbors set up a folding table outside a grocery store and teach 31 people in an afternoon. The card with the steps is printed at the library."},
      {"year": "2020", "title": "Teaching by phone", "text": "Rooms close. We learn to teach over a call, with a pen standing in for the spray. The lesson gets shorter, and better."},
      {"year": "2021", "title": "The first campus chapter", "text": "Students ask to run it themselves. We write down how, and call the result a chapter."},
      {"year": "2022", "title": "Narcat arrives", "text": "A volunteer draws an orange cat in the corner of a handout. People remember the steps the cat shows. The cat stays."},
      {"year": "2023", "title": "Over the counter", "text": "In March the FDA approves the first naloxone spray without a prescription. Our lesson changes the same week."},
      {"year": "2024", "title": "Words for parents", "text": "Families ask what their kids are taught. We open the lesson to them first and start the guardian program."},
      {"year": "2025", "title": "Counting in the open", "text": "We publish what every number means, who checked it and what it leaves out."},
      {"year": "2026", "title": "One house", "text": "Courses, steps, news and reports move into one site that anyone can read, on any phone."}
    ]},
    {"kind": "prose", "heading": "What has not changed", "paragraphs": [
      "The lesson is still free. The card still fits in a pocket. And the first sentence is still the same: you don’t have to be sure. If they won’t wake up, call 911 and act."
    ]},
    {"kind": "sources", "items": ["FDA: first over-the-counter naloxone nasal spray, 29 March 2023."]}
   ]$json$),
  ('/about/resources',
   'Resources',
   'Helplines, where naloxone comes from, what the law says in general, and the national numbers, each with its source.',
   'Phone numbers that answer, facts with their sources, and the things people ask us for most.',
   $json$[
    {"kind": "opening", "lines": ["Keep this", "handy"], "art": "spray", "keys": [{"href": "/emergency", "label": "Open the steps"}]},
    {"kind": "details", "heading": "Call or text, any hour", "items": [
      {"term": "Emergency", "text": "911", "href": "tel:911"},
      {"term": "988 Suicide & Crisis Lifeline", "text": "Call or text 988", "href": "tel:988"},
      {"term": "SAMHSA National Helpline", "text": "1-800-662-4357", "href": "tel:+18006624357"},
      {"term": "SafeSpot overdose hotline", "text": "1-800-972-0590", "href": "tel:+18009720590"}
    ]},
    {"kind": "facts", "heading": "Naloxone: what to look for", "items": [
      {"title": "You can buy it", "text": "The 4 mg nasal spray has been sold without a prescription since 2023, and a 3 mg spray was approved the same year.", "source": "FDA, 29 March and 28 July 2023"},
      {"title": "Stronger is not better", "text": "In one study an 8 mg spray saved as many people as a 4 mg spray, with about two and a half times as many signs of withdrawal.", "source": "CDC, MMWR 2024;73(5)"},
      {"title": "Look at the date", "text": "Narcan made after January 17, 2024 lasts 4 years, older spray 3. Keep it at room temperature and don’t freeze it.", "source": "FDA, 17 January 2024"},
      {"title": "It can’t be misused", "text": "Naloxone does nothing to a person without opioids. You can’t get high on it, and you can’t give it to yourself in an overdose: tell the people around you where it is.", "source": "CDC naloxone FAQ; Narcan nasal spray FAQ"}
    ]},
    {"kind": "facts", "heading": "Fentanyl, strips and myths", "items": [
      {"title": "You can’t see it", "text": "Fentanyl has no look, taste or smell of its own. It turns up in powders and in pressed pills.", "source": "CDC, fentanyl facts"},
      {"title": "Fake pills", "text": "Of the fake pills with fentanyl that the DEA tested in 2024, 5 in 10 held 2 milligrams or more, which can kill. In 2023 it was 7 in 10.", "source": "DEA, November 2024"},
      {"title": "Test strips", "text": "One line means fentanyl was found. Two lines mean it was not found, which lowers the risk and does not end it. No line means the test failed: try again. Whether strips are legal differs by state.", "source": "CDC, fentanyl test strips"},
      {"title": "Touching is not overdosing", "text": "There is no confirmed case of an overdose from brushing against fentanyl. Don’t let that fear stop you. Gloves are enough.", "source": "ACMT, November 2024"}
    ]},
    {"kind": "figures", "heading": "The national numbers", "items": [
      {"value": "105,007", "text": "people died of a drug overdose in the United States in 2023.", "source": "NCHS Data Brief 522"},
      {"value": "80,391", "text": "is the provisional count for 2024, about 27 percent lower.", "source": "CDC, May 2025, provisional"},
      {"value": "73,000", "text": "is the estimate for the 12 months to August 2025.", "source": "CDC provisional data"}
    ]},
    {"kind": "prose", "heading": "The law, in general", "paragraphs": [
      "By 2021, 47 states and DC had both an overdose Good Samaritan law and a naloxone law (GAO, 2021). Most protect a person who calls for help. What they cover, and whether you have to stay, differs from state to state and changes over time.",
      "In Arkansas the Joshua Ashley-Pauley Act of 2015 protects people who call for help from arrest or charge for possession, and people who give naloxone in good faith are protected too. This page is not legal advice."
    ]},
    {"kind": "sources", "items": [
      "FDA announcements of 2023 and January 2024.",
      "CDC: naloxone FAQ, fentanyl facts, fentanyl test strips, provisional overdose data.",
      "NCHS Data Brief 522.",
      "DEA, November 2024.",
      "American College of Medical Toxicology, November 2024.",
      "Government Accountability Office, 2021."
    ]}
   ]$json$),
  ('/about/solution',
   'How it works',
   'Educate, equip, respond, report: how Open Airway turns a bystander into somebody who acts, and how each part helps the next one.',
   'Naloxone only works when it is in the room, and when somebody in the room knows what to do. Our work has four parts, and each one feeds the next.',
   $json$[
    {"kind": "opening", "lines": ["Four parts", "one breath"], "art": "kneeling", "keys": [{"href": "/courses", "label": "See the courses"}]},
    {"kind": "steps", "heading": "Educate, equip, respond, report", "items": [
      {"title": "Educate", "text": "About 20 minutes, in plain words: the signs, the call, the spray, the breaths, the recovery position, and staying. Everybody practices with a trainer spray.", "art": "lookout"},
      {"title": "Equip", "text": "Knowing is half of it. We help people find naloxone close to home: over the counter, at a pharmacy, or from a community program.", "art": "spray"},
      {"title": "Respond", "text": "The day it happens you follow six steps. The steps are on one page that opens fast, needs no account and reads large.", "art": "rescue"},
      {"title": "Report", "text": "Afterward you can tell us what happened, without your name and without theirs. What people report shapes the next lesson.", "art": "thumbs"}
    ]},
    {"kind": "facts", "heading": "What the evidence says", "items": [
      {"title": "Naloxone is for anybody", "text": "It does no harm to a person who has no opioids in their body, and it can be given at any age.", "source": "CDC naloxone FAQ; Narcan nasal spray FAQ"},
      {"title": "The goal is breathing, not waking", "text": "A person can breathe again and still sleep, for example when a sedative such as xylazine is involved. Naloxone does not reverse sedatives. You still give it, for the opioid.", "source": "CDC COCA call, 2024"},
      {"title": "It wears off", "text": "Naloxone lasts 30 to 90 minutes, and an overdose can come back. That is why you call 911 even if the person wakes up.", "source": "Mayo Clinic Press; Narcan nasal spray FAQ"}
    ]},
    {"kind": "callout", "field": "butter", "title": "Somebody needs help now?", "text": "Call 911. Then follow the steps, one at a time. The page works without an account.", "link": {"href": "/emergency", "label": "Show me the steps"}},
    {"kind": "sources", "items": [
      "CDC: naloxone frequently asked questions.",
      "Narcan nasal spray: over-the-counter directions and FAQ.",
      "CDC COCA call on xylazine, February 2024.",
      "Mayo Clinic Press: naloxone."
    ]}
   ]$json$),
  ('/about/team',
   'Team',
   'Who does the work at Open Airway: board, staff, medical advisors, chapter leaders and volunteers, and how to join each group.',
   'Five groups of people, one lesson. We list what each group does and leave names to the people who carry them.',
   $json$[
    {"kind": "opening", "lines": ["The people", "in the room"], "art": "happy"},
    {"kind": "people", "heading": "Five groups", "categories": [
      {"slug": "board", "title": "Board", "description": "The board of Open Airway: nine people who watch the money, the promises and the direction, and what they do in a year.", "text": "Nine people who answer for the whole. They meet six times a year, read the accounts line by line and ask whether we still do what we said.", "tasks": ["approve the budget and the yearly accounts", "choose and review the director", "read every complaint and its answer", "leave after six years, so that somebody new can come"], "link": {"href": "mailto:hello@openairway.example", "label": "Ask the board something"}},
      {"slug": "staff", "title": "Staff", "description": "The small paid staff of Open Airway: who keeps lessons, kits, site and books running so that volunteers can teach.", "text": "Four people on payroll keep the lights on, so that everybody else can teach.", "tasks": ["keep the lesson current, with the advisors", "look after chapters and answer their calls", "send materials out and keep the books", "run this site and guard what people tell us"], "link": {"href": "/about/contact", "label": "Reach the office"}},
      {"slug": "medical-advisors", "title": "Medical advisors", "description": "Clinicians who review every health statement Open Airway makes, name its source and decide when the lesson must change.", "text": "Clinicians and public health people who read each health statement before we teach it. They volunteer their time.", "tasks": ["check every step against current guidance", "name the source and the date of each statement", "answer trainers' questions", "pull a sentence the day it stops being right"], "link": {"href": "/about/resources", "label": "Read the facts and their sources"}},
      {"slug": "chapter-leaders", "title": "Chapter leaders", "description": "Chapter leaders bring the Open Airway lesson to their own town or campus. What they do, and how to become one.", "text": "The person you meet at the door. Each chapter has one lead and one who steps in.", "tasks": ["pick the room and welcome whoever comes", "teach, or find the person who will", "keep the trainer sprays and cards", "write down what people asked"], "link": {"href": "/about/chapters", "label": "Start a chapter"}},
      {"slug": "volunteers", "title": "Volunteers", "description": "Volunteers teach, carry, greet, translate and draw for Open Airway. See what they do and how to join them.", "text": "Most of us. Some come once, some every week, and both count.", "tasks": ["teach or help at lessons", "greet people and hand out cards", "translate, design, photograph rooms and never faces", "fold, pack and drive"], "link": {"href": "/get-involved/volunteer", "label": "Volunteer with us"}}
    ]},
    {"kind": "callout", "field": "mint", "title": "There is a chair for you", "text": "You don’t need a medical background. You need an hour, and respect for whoever walks in.", "link": {"href": "/get-involved/volunteer", "label": "Volunteer with us"}, "art": "thumbs"}
   ]$json$),
  ('/courses',
   'Courses',
   'Five short courses on opioid overdose response, each about a place: home, bar, festival, classroom, anywhere. Free, taught live.',
   'Same steps everywhere: check, call, spray, breathe, turn, stay. Each course tells them for the place you’ll actually be standing in.',
   $json$[
    {"kind": "opening", "lines": ["Pick", "your room"], "art": "kneeling", "keys": [
      {"href": "mailto:learn@openairway.example", "label": "Book a lesson"},
      {"href": "/get-involved/learn", "label": "Learn the signs now"}
    ]},
    {"kind": "facts", "heading": "Five courses", "items": [
      {"title": "Overdose response basics", "text": "For everyone. The signs, the call, the spray, the breaths and what comes after. About 20 minutes, then practice.", "source": "Start here"},
      {"title": "Behind the bar", "text": "For bartenders and door staff. When somebody is asleep in the corner, when the music is loud, when the crowd is close.", "source": "Bars and clubs"},
      {"title": "Festival crew", "text": "For stewards, medics and mates. Finding a person in the dark, working as a pair, handing over to the medics.", "source": "Outdoors and late"},
      {"title": "At the kitchen table", "text": "For parents and carers. What to keep in the house, how to talk about it, what to do when it is your own kid.", "source": "At home"},
      {"title": "In the classroom", "text": "For teachers, nurses and coaches. A plan for the building, and a lesson you can give to students.", "source": "Schools"}
    ]},
    {"kind": "steps", "heading": "What every lesson has", "items": [
      {"title": "Say it", "text": "We name the signs out loud, on every skin tone, until you can list them with your eyes shut."},
      {"title": "Hold it", "text": "Everybody presses a trainer spray. The real one does not need priming or testing."},
      {"title": "Breathe it", "text": "One breath every 5 seconds, counted together, so that your body remembers the pace."},
      {"title": "Ask it", "text": "Ten minutes for the questions people are shy about. There are no strange ones."}
    ]},
    {"kind": "prose", "heading": "How to take one", "paragraphs": [
      "Lessons are taught live by trained volunteers, in a room or on a call, for one person or for sixty. They are free. Tell us where you are, how many you are and which day suits you, and a trainer writes back.",
      "Our lessons are not a substitute for hands-on CPR training. If you can take a CPR class, do: the two belong together."
    ]},
    {"kind": "callout", "field": "butter", "title": "Learners under 18", "text": "Welcome, with a guardian’s consent. Guardians can read the whole lesson before anybody else does.", "link": {"href": "/guardian", "label": "For parents and guardians"}}
   ]$json$),
  ('/donate',
   'Donate',
   'How to give to Open Airway: by check, with unopened naloxone or through your employer, and what a gift is used for.',
   'Someone you’ll never meet will be in the right place with the right thing in their bag. That’s what a gift pays for.',
   $json$[
    {"kind": "opening", "lines": ["Put a kit", "in a bag"], "shape": "split", "art": "backpack", "keys": [
      {"href": "mailto:giving@openairway.example", "label": "Write about a gift"}
    ]},
    {"kind": "facts", "heading": "Ways to give", "items": [
      {"title": "By check", "text": "Made out to Open Airway, posted to 5 Breath Lane, Exampleton, AR 00000. Add a note if it is in honor of somebody."},
      {"title": "In kind", "text": "Unopened naloxone with a good date, gloves, face shields, printing. Ask first, so that it goes where it is short."},
      {"title": "Through work", "text": "Many employers match gifts or pay for volunteer hours. Give us the form and we fill in our part."},
      {"title": "Every month", "text": "A standing order from your bank. Small and steady keeps a chapter teaching."}
    ]},
    {"kind": "sides", "heading": "Where it goes", "sides": [
      {"title": "A gift pays for", "items": ["naloxone and trainer sprays", "cards, posters and the post", "bus fare for people who teach", "keeping the lessons up to date"]},
      {"title": "A gift never buys", "items": ["a say in what we teach", "anybody’s contact details", "a place in line"]}
    ]},
    {"kind": "prose", "heading": "Straight talk", "paragraphs": [
      "This is a demonstration site for a made-up organization. It asks for no card and moves no money, and its address leads nowhere. If you want to help for real, a harm reduction program near you can use naloxone and time."
    ]},
    {"kind": "callout", "field": "mint", "title": "Rather give an hour?", "text": "Teaching takes no money. It takes you.", "link": {"href": "/get-involved/volunteer", "label": "Volunteer with us"}, "art": "thumbs"}
   ]$json$),
  ('/emergency',
   'Overdose: what to do now',
   'Six steps for an opioid overdose: check, call 911, give naloxone, breathe for them, turn them on their side, stay. Large and plain.',
   'Won’t wake up? Not breathing right? You don’t have to be sure. Treat it as an overdose.',
   $json$[
    {"kind": "opening", "lines": ["Do this now"], "keys": [{"href": "tel:911", "label": "Call 911"}]},
    {"kind": "urgent", "items": [
      {"title": "Check", "lines": ["Shout their name. Shake their shoulder. Rub your knuckles hard on their breastbone.", "Slow breathing, gurgling, or none? Lips blue, purple or gray? Tiny pupils? Go on."]},
      {"title": "Call 911", "lines": ["Say: “They won’t wake up and they’re not breathing right.” Say exactly where you are.", "Do what they tell you."], "action": {"href": "tel:911", "label": "Call 911"}},
      {"title": "Give naloxone", "lines": ["On their back, head tilted back. Nozzle in one nostril. Press all the way. Don’t test it first.", "No change after 2 to 3 minutes? A new spray, other nostril."]},
      {"title": "Breathe for them", "lines": ["If you know how: one breath every 5 seconds.", "Not breathing at all? CPR. Not trained? Push on the chest, hands only. 911 will guide you."]},
      {"title": "Turn them", "lines": ["Breathing, but not awake? Roll them onto their side, the recovery position. Keep watching the breath."]},
      {"title": "Stay", "lines": ["Stay until help takes over, even if they wake up. Naloxone wears off in 30 to 90 minutes, and breathing can stop again.", "Upset, sick, sweating? That is withdrawal. Stay calm, keep them on their side."]}
    ]},
    {"kind": "sides", "heading": "While you wait", "sides": [
      {"title": "Do", "items": ["keep watching the breath", "give naloxone even if you’re not sure", "do what 911 tells you"]},
      {"title": "Don’t", "items": ["put them in a cold shower or on ice", "slap them or make them walk", "give coffee, salt, milk or another drug", "leave them alone to sleep it off"]}
    ]},
    {"kind": "prose", "heading": "Good to know", "paragraphs": [
      "Naloxone does no harm to a person without opioids, and it is for every age. Touching somebody is safe: there is no confirmed overdose from brushing against fentanyl.",
      "Most states have a Good Samaritan law for people who call for help. What it protects differs by state."
    ]},
    {"kind": "sources", "items": [
      "CDC: signs of overdose; naloxone FAQ.",
      "SAMHSA: Overdose Prevention and Response Toolkit.",
      "ASAM: patient guide, 2025.",
      "Narcan nasal spray: over-the-counter directions.",
      "American Heart Association: guidelines 2020 and 2025.",
      "FDA, 28 July 2023: signs of withdrawal.",
      "Mayo Clinic Press: how long naloxone lasts.",
      "ACMT, November 2024: incidental contact.",
      "GAO, 2021: Good Samaritan laws.",
      "Put together in November 2026. This page is not a substitute for training."
    ]}
   ]$json$),
  ('/events',
   'Events',
   'Pop-ups, bar nights and campus lessons: what happens at an Open Airway event, what to expect and how to host one. Always free.',
   'Walk in knowing nothing, walk out knowing what to do. Our events are free, short and open to whoever comes through the door.',
   $json$[
    {"kind": "opening", "lines": ["Come in,", "it’s free"], "art": "halftone", "keys": [
      {"href": "mailto:learn@openairway.example", "label": "Ask what’s near you"}
    ]},
    {"kind": "facts", "heading": "What an evening looks like", "items": [
      {"title": "First, the door", "text": "Somebody says hello. You don’t sign anything, and nobody asks why you came."},
      {"title": "Then, 20 minutes", "text": "Signs, calling 911, spray, breaths, recovery position. We stop for questions whenever you like."},
      {"title": "Then, your hands", "text": "You press a trainer spray and count the breaths with the rest of the room."},
      {"title": "Then, stay or go", "text": "There’s usually coffee. Trainers stay until the last question is answered."}
    ]},
    {"kind": "steps", "heading": "Where we turn up", "items": [
      {"title": "Pop-ups", "text": "A table outside a grocery store, a laundromat, a library. Five minutes are enough for the signs.", "art": "waving"},
      {"title": "Bar nights", "text": "Before opening, for the crew. We work around the shift.", "art": "spray"},
      {"title": "Campus days", "text": "On the quad or in the dorm lounge, with the chapter that lives there.", "art": "backpack"},
      {"title": "Festivals", "text": "A tent with shade, water and people who know what to do.", "art": "lookout"}
    ]},
    {"kind": "callout", "field": "marigold", "title": "Host one", "text": "You bring a room, chairs and people. We bring the rest. It costs you nothing.", "link": {"href": "mailto:learn@openairway.example", "label": "Invite us"}, "art": "thumbs"}
   ]$json$),
  ('/get-certified',
   'Get certified',
   'How an Open Airway certificate works: take a lesson, pass the check, carry a card anyone can verify. What it proves and what it does not.',
   'A certificate says one thing: on that day you knew what to do. Here is how you earn it and what it is worth.',
   $json$[
    {"kind": "opening", "lines": ["Know it.", "Show it."], "art": "thumbs", "keys": [{"href": "/courses", "label": "See the courses"}]},
    {"kind": "steps", "heading": "From first minute to certificate", "items": [
      {"title": "Choose a course", "text": "Basics fits everyone. The others tell the same steps for a bar, a festival, a kitchen or a classroom.", "art": "lookout"},
      {"title": "Take the lesson", "text": "About 20 minutes and a little practice, with a trainer, in a room or on a call.", "art": "kneeling"},
      {"title": "Pass the check", "text": "Short questions on signs, steps and naloxone. You need 8 out of 10, and the questions a life hangs on must all be right. Miss one and you see why, then try again.", "art": "happy"},
      {"title": "Get the proof", "text": "With the name you choose, or only your initials. Under 18 it is always initials.", "art": "thumbs"}
    ]},
    {"kind": "questions", "heading": "What people ask", "items": [
      {"question": "How long is it good for?", "answer": "24 months. After that, take the check again: guidance changes, and so do memories."},
      {"question": "What is it worth at work?", "answer": "It shows that you took this course. It is not a license, not a medical qualification and not a CPR card."},
      {"question": "Can somebody check it is real?", "answer": "Yes. Each one has an address on this site that nobody can guess. Whoever you give it to can look it up."},
      {"question": "Do I have to be a certain age?", "answer": "13 or older. Learners from 13 to 17 need a guardian’s consent."}
    ]},
    {"kind": "callout", "field": "air", "title": "Start with a lesson", "text": "Write to us with your town and a day that suits you. A trainer answers.", "link": {"href": "mailto:learn@openairway.example", "label": "Book a lesson"}, "art": "spray"}
   ]$json$),
  ('/get-involved/donor',
   'Become a donor',
   'For companies, foundations and major donors: how Open Airway works with larger and in-kind gifts, and the rules it keeps.',
   'You want to do something larger, or give something other than money. Here is how we work together.',
   $json$[
    {"kind": "opening", "lines": ["Bring what", "you’ve got"], "shape": "split", "art": "backpack", "keys": [
      {"href": "mailto:giving@openairway.example", "label": "Start the conversation"}
    ]},
    {"kind": "steps", "heading": "Three kinds of gifts", "items": [
      {"title": "Goods and space", "text": "Naloxone, printing, storage, a room on Thursdays, a truck for a day. Tell us what and where.", "art": "backpack"},
      {"title": "Your workplace", "text": "A lesson for the crew, naloxone on the wall beside the defibrillator, matched gifts. We help you set it up.", "art": "spray"},
      {"title": "A whole chapter", "text": "A year of teaching in one town. You see the plan, the budget and, at the end, what happened.", "art": "thumbs"}
    ]},
    {"kind": "facts", "heading": "The rules we keep", "items": [
      {"title": "You don’t buy the lesson", "text": "Health statements come from our medical advisors and their sources. No gift changes a word."},
      {"title": "You can see the money", "text": "Restricted gifts are spent as agreed and reported line by line."},
      {"title": "You can stay quiet", "text": "We thank you in public only if you ask us to."},
      {"title": "We say no", "text": "To gifts from anybody who profits from an overdose, and to any gift with strings on who may learn."}
    ]},
    {"kind": "details", "heading": "Talk to a person", "items": [
      {"term": "Email", "text": "giving@openairway.example", "href": "mailto:giving@openairway.example"},
      {"term": "Post", "text": "Open Airway, 5 Breath Lane, Exampleton, AR 00000"}
    ]},
    {"kind": "prose", "paragraphs": ["Open Airway is a made-up organization that shows what this site can do. It takes no money here."]}
   ]$json$),
  ('/get-involved/learn',
   'Learn the signs',
   'Spot an opioid overdose: the three key signs, what to do first, and the myths that cost minutes. With sources, on one page.',
   'You can know this before your coffee gets cold. Three signs, six steps, five myths.',
   $json$[
    {"kind": "opening", "lines": ["Learn it in", "one coffee"], "shape": "split", "art": "lookout", "keys": [
      {"href": "/courses", "label": "Practice it with us"}
    ]},
    {"kind": "steps", "heading": "Three signs", "items": [
      {"title": "They won’t wake up", "text": "Not to their name, not to a shake, not to knuckles on the breastbone.", "art": "sleeping"},
      {"title": "They hardly breathe", "text": "Slow, shallow, gurgling, snoring, or nothing at all.", "art": "lookout"},
      {"title": "Tiny pupils", "text": "Like the tip of a pin. Lips and nails may turn blue or purple on lighter skin, gray or ashen on darker skin. The body may be limp, cold, clammy."}
    ]},
    {"kind": "callout", "field": "siren", "title": "Not sure? Treat it as an overdose.", "text": "Call 911 and give naloxone. It does no harm to a person without opioids.", "link": {"href": "/emergency", "label": "Show me the steps"}},
    {"kind": "figures", "heading": "Three numbers to remember", "items": [
      {"value": "5 s", "text": "One rescue breath every 5 seconds, if you know how.", "source": "SAMHSA"},
      {"value": "2 to 3", "text": "Minutes to wait for a change before the next dose, in the other nostril.", "source": "Narcan nasal spray directions"},
      {"value": "30 to 90", "text": "Minutes naloxone lasts. Then breathing can stop again, so stay.", "source": "Mayo Clinic Press"}
    ]},
    {"kind": "sides", "heading": "Who is at higher risk", "marks": "risk", "sides": [
      {"title": "Risk goes up", "items": ["when opioids are mixed with alcohol or benzodiazepines", "after a break: jail, detox, hospital", "when somebody uses alone", "when nobody knows what is in it", "after an earlier overdose"]},
      {"title": "Risk goes down", "items": ["when somebody else is there", "when naloxone is in reach, and people know the steps", "when nothing is mixed", "when people can talk about it without shame"]}
    ]},
    {"kind": "facts", "heading": "Five myths", "items": [
      {"title": "A cold shower helps", "text": "No. It wastes minutes and can hurt. So do coffee, slapping and walking it off.", "source": "SAMHSA"},
      {"title": "You could overdose by touching them", "text": "No. There is no confirmed case from incidental contact.", "source": "ACMT, 2024"},
      {"title": "Naloxone makes people dangerous", "text": "Some people wake up sick or upset. That is withdrawal. Stay calm, keep them on their side.", "source": "FDA, 2023"},
      {"title": "You need a prescription", "text": "Not for the 4 mg nasal spray, since 2023.", "source": "FDA, 2023"},
      {"title": "They woke up, so it’s done", "text": "It can come back. Call 911 anyway, and stay.", "source": "CDC naloxone FAQ"}
    ]},
    {"kind": "sources", "items": [
      "CDC: signs of overdose; naloxone FAQ.",
      "ASAM: patient guide, 2025.",
      "SAMHSA: Overdose Prevention and Response Toolkit.",
      "Narcan nasal spray: directions and FAQ.",
      "FDA, 29 March and 28 July 2023.",
      "Mayo Clinic Press.",
      "ACMT, November 2024.",
      "Penn State Evidence-to-Impact Collaborative: overdose risk."
    ]}
   ]$json$),
  ('/get-involved/volunteer',
   'Volunteer',
   'Volunteer with Open Airway: teach, greet, translate, design or drive. What each job takes and how to start this month.',
   'Come once or every week. We find the job that fits the hour you have.',
   $json$[
    {"kind": "opening", "lines": ["Bring", "one hour"], "shape": "split", "art": "thumbs", "keys": [
      {"href": "mailto:hello@openairway.example?subject=Volunteer", "label": "Write to us"}
    ]},
    {"kind": "facts", "heading": "Jobs", "items": [
      {"title": "Greet", "text": "Stand at the door, say hello, hand out cards. You need a kind face and an hour."},
      {"title": "Teach", "text": "After the lesson and two evenings with a trainer. You start as the second person in the room."},
      {"title": "Pack and drive", "text": "Boxes, bags, a car. Good for people who’d rather not talk."},
      {"title": "Words and pictures", "text": "Translate, edit, draw. We need Spanish most."},
      {"title": "Review", "text": "If you are a clinician: read our health statements and tell us what is out of date."}
    ]},
    {"kind": "steps", "heading": "How it goes", "items": [
      {"title": "Write two lines", "text": "Your town, the hours you have, what sounds like you."},
      {"title": "Meet one of us", "text": "A call of 15 minutes. You ask, we ask."},
      {"title": "Take the lesson", "text": "Everybody does, whatever their job."},
      {"title": "Come along", "text": "Your first time is with somebody who has done it before."}
    ]},
    {"kind": "questions", "heading": "Before you write", "items": [
      {"question": "Do I have to be 18?", "answer": "To volunteer alone, yes. Under 18, come with a guardian."},
      {"question": "I use drugs, or I’m in recovery. May I?", "answer": "Yes. Nobody teaches this better."},
      {"question": "Is there a code of conduct?", "answer": "One page: respect whoever walks in, keep what you hear to yourself, never photograph faces, ask when you don’t know."}
    ]},
    {"kind": "narcat", "pose": "happy", "says": "You’d make a great second pair of hands."}
   ]$json$),
  ('/guardian',
   'For parents and guardians',
   'What learners under 18 are taught at Open Airway, what is not taught, how consent works and how you can take the lesson yourself.',
   'Your kid can learn to save a life. You decide whether, and you can read every word first.',
   $json$[
    {"kind": "opening", "lines": ["You decide.", "Read it first."], "art": "happy", "keys": [
      {"href": "mailto:learn@openairway.example?subject=Guardian", "label": "Ask for the full lesson"}
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
      {"title": "You hear from us first", "text": "A learner under 18 gives us your address. You get the lesson, and the questions, before they do."},
      {"title": "You say yes to parts", "text": "The course, the certificate, surveys, a kit, prize draws: each has its own yes, and each can be a no."},
      {"title": "You can change your mind", "text": "Tell us, and it stops that day. What is left are totals that name nobody."},
      {"title": "At 18 it is theirs", "text": "On their birthday the link to you ends, and what they do is theirs alone."}
    ]},
    {"kind": "questions", "heading": "Parents ask", "items": [
      {"question": "Does teaching this make drugs seem fine?", "answer": "The lesson is about breathing, not about drugs. It says plainly that a fake pill can hold enough fentanyl to kill, and what to do if a friend won’t wake up."},
      {"question": "What do you store about my child?", "answer": "Name or initials, that they took the course, and your consent with its date. Never their answers, and nothing about health."},
      {"question": "Under 13?", "answer": "No account of their own. Take the lesson together with them, using yours."},
      {"question": "Can I see what they report?", "answer": "No. Reports are anonymous, for everyone. We couldn’t tell you if we wanted to."}
    ]},
    {"kind": "callout", "field": "mint", "title": "Take it yourself", "text": "At the kitchen table is made for you: about 20 minutes, and a way to start the conversation.", "link": {"href": "/courses", "label": "See the courses"}, "art": "kneeling"},
    {"kind": "sources", "items": [
      "CDC: Drug overdose deaths among persons aged 10 to 19, MMWR 2022;71(50):1576-82.",
      "CDC: naloxone FAQ. Narcan nasal spray FAQ."
    ]}
   ]$json$),
  ('/login',
   'Sign in',
   'Everything on the Open Airway site is open without an account. What accounts are for, and whom to ask if you have one.',
   'Everything here is open without an account: the steps, the lessons, the facts.',
   $json$[
    {"kind": "opening", "lines": ["Sign in"], "keys": [
      {"href": "/emergency", "label": "Show me the steps"},
      {"href": "/", "label": "Go to the home page"}
    ]},
    {"kind": "prose", "paragraphs": [
      "Accounts are for people who teach with us. We open each one by hand, after we have met, and send a link to sign in by email.",
      "You teach with us and your link has run out? Write to hello@openairway.example from the address of your account."
    ]}
   ]$json$),
  ('/narcatsworld',
   'Narcat’s World',
   'Meet Narcat, the orange cat who shows the steps of overdose response, and the five places where somebody might need them.',
   'Narcat is an orange cat with a green bandana, a notched ear and a blue pouch. In the pouch: one spray, two gloves and a card with six steps.',
   $json$[
    {"kind": "opening", "lines": ["Narcat’s World"], "art": "scene"},
    {"kind": "narcat", "pose": "waving", "says": "Pick a place. I’ll meet you there!"},
    {"kind": "story", "heading": "The quiet friend", "text": "A four-panel story from the festival field. Read it to a kid, or to yourself.", "panels": [
      {"caption": "Everyone was dancing. Doug was lying very still behind the tent.", "field": "butter", "art": "lookout"},
      {"caption": "“Doug? DOUG?” No answer. Narcat called 911, then tilted, and sprayed.", "field": "green", "art": "rescue"},
      {"caption": "One breath. Count to five. One breath. Count to five.", "field": "ink", "count": "5"},
      {"caption": "On Tuesday Doug sent a picture of his breakfast. Best pancakes in the world.", "field": "siren", "art": "happy"}
    ]},
    {"kind": "steps", "heading": "Five places", "items": [
      {"title": "The quad", "text": "A friend sleeps on the grass and won’t wake up. Shout, shake a shoulder, rub the breastbone. What do you see?", "art": "lookout"},
      {"title": "Mom’s kitchen", "text": "The spray is in the drawer with the batteries. Everybody at home knows which drawer.", "art": "spray"},
      {"title": "The field", "text": "It’s loud, it’s dark, there are two of you. One calls 911, one starts.", "art": "kneeling"},
      {"title": "Lou’s bar", "text": "Somebody snores in the corner and can’t be woken. Snoring can be a sign.", "art": "sleeping"},
      {"title": "Night bus", "text": "You don’t know the person, and you don’t have to. Stay until help takes over.", "art": "thumbs"}
    ]},
    {"kind": "prose", "heading": "Who it is for", "paragraphs": [
      "For classrooms, kitchen tables and anybody who learns better with a cat. Narcat never mocks a person, never holds a needle and never sits on top of the instructions.",
      "Trainers use the places as chapters: tell a scene, ask “what do you do?”, and let the room answer. A wrong answer is never the end. Narcat says why, and you try again."
    ]},
    {"kind": "callout", "field": "butter", "title": "In a real emergency", "text": "Call 911, then follow the real steps. They work on any phone.", "link": {"href": "/emergency", "label": "Show me the steps"}}
   ]$json$),
  ('/news/blog',
   'Blog',
   'What Open Airway learns while teaching: myths we hear, words that help, and what changed in the guidance. Notes from the notebook.',
   'Notes from the people who teach. What we hear most, what we got wrong, and what changed.',
   $json$[
    {"kind": "opening", "lines": ["From the", "notebook"], "art": "peek"},
    {"kind": "facts", "heading": "What we keep hearing", "items": [
      {"title": "“I’d be too scared to do it”", "text": "So was everybody who did. Say it out loud: shout, call, spray, breathe. A list is easier to follow than a feeling."},
      {"title": "“What if it isn’t an overdose?”", "text": "Then the spray does nothing. Naloxone does no harm to a person without opioids, so if you’re unsure, treat it as an overdose.", "source": "CDC"},
      {"title": "“Cold water wakes them up”", "text": "It doesn’t. Cold showers, coffee, slapping and walking around waste the minutes that count, and can hurt. Call, spray, breathe.", "source": "SAMHSA"},
      {"title": "“They woke up, so it’s over”", "text": "Naloxone lasts 30 to 90 minutes. The opioid may last longer, and breathing can stop again. Stay, and let 911 come.", "source": "Mayo Clinic Press"},
      {"title": "“Does it still work if they don’t breathe?”", "text": "Yes. The spray is absorbed in the nose. They don’t have to inhale it.", "source": "Narcan nasal spray FAQ"}
    ]},
    {"kind": "prose", "heading": "A note on words", "paragraphs": [
      "We say a person who uses drugs, a person in recovery, a person who died. Not because other words are forbidden, but because the person is the point. The right words leave a door open.",
      "And we say reversal, not rescue story. The one who breathes again is not an ending to somebody else’s tale."
    ]},
    {"kind": "links", "heading": "Read on", "items": [
      {"href": "/get-involved/learn", "label": "Learn the signs", "text": "Everything we teach first, on one page."},
      {"href": "/news/press", "label": "For the press", "text": "Facts, wording and people who can talk to you."},
      {"href": "/newsletter", "label": "Newsletter", "text": "One letter a month, when there is something to say."}
    ]},
    {"kind": "sources", "items": [
      "CDC: naloxone FAQ.",
      "SAMHSA: Overdose Prevention and Response Toolkit, what not to do.",
      "Mayo Clinic Press: naloxone.",
      "Narcan nasal spray FAQ."
    ]}
   ]$json$),
  ('/news/press',
   'Press',
   'For reporters: who Open Airway is, how to write about overdose without doing harm, and whom to ask for facts or an interview.',
   'Writing about overdose? Thank you for doing it with care. Here is what you can use, and whom to ask.',
   $json$[
    {"kind": "opening", "lines": ["Quote us", "on this"], "shape": "split", "art": "lookout", "keys": [
      {"href": "mailto:press@openairway.example", "label": "Write to the press desk"}
    ]},
    {"kind": "prose", "heading": "Who we are, in two sentences", "paragraphs": [
      "Open Airway is a volunteer-run non-profit that teaches people to recognize an opioid overdose, give naloxone and keep a person breathing until help arrives. Its lessons are free and open to everyone."
    ]},
    {"kind": "sides", "heading": "Words that help", "sides": [
      {"title": "Please write", "items": ["a person who uses drugs", "a person who died of an overdose", "a person in recovery", "naloxone reverses an opioid overdose"]},
      {"title": "Please don’t", "items": ["labels in place of a name", "photos of needles, or of people in distress", "how a drug is taken, or how much", "a cure, a miracle, a hero’s tale"]}
    ]},
    {"kind": "facts", "heading": "Facts you can check", "items": [
      {"title": "Without a prescription", "text": "The FDA approved the first over-the-counter naloxone nasal spray on March 29, 2023.", "source": "FDA"},
      {"title": "The count", "text": "105,007 people died of a drug overdose in the United States in 2023. The provisional count for 2024 is 80,391.", "source": "NCHS Data Brief 522; CDC, May 2025"},
      {"title": "Incidental touch", "text": "There is no confirmed overdose from incidental contact with fentanyl.", "source": "ACMT, November 2024"}
    ]},
    {"kind": "callout", "field": "air", "title": "Please print this with your story", "text": "In an emergency call 911. For crisis support call or text 988. For treatment and support call SAMHSA’s helpline, 1-800-662-4357."},
    {"kind": "details", "heading": "The press desk", "items": [
      {"term": "Email", "text": "press@openairway.example", "href": "mailto:press@openairway.example"},
      {"term": "Answer", "text": "The same working day. Tell us your deadline."},
      {"term": "Pictures", "text": "The logo and Narcat may be printed with a story about us, unchanged."}
    ]}
   ]$json$),
  ('/newsletter',
   'Newsletter',
   'One short letter a month from Open Airway: what changed in the guidance, where lessons are, and how to join. No tracking, easy to leave.',
   'One letter a month, and only when there is something to say. What changed, where we teach, how to help.',
   $json$[
    {"kind": "opening", "lines": ["One letter", "a month"], "shape": "split", "art": "peek", "keys": [
      {"href": "mailto:hello@openairway.example?subject=Newsletter", "label": "Ask for the letter"}
    ]},
    {"kind": "sides", "heading": "What it is", "sides": [
      {"title": "You get", "items": ["changes in the guidance, in plain words", "lessons and events, by state", "one question from the notebook, answered"]},
      {"title": "You don’t get", "items": ["pictures that report back when you open them", "a letter because somebody else gave us your address", "more than one a month"]}
    ]},
    {"kind": "prose", "heading": "How to join, how to leave", "paragraphs": [
      "Write to hello@openairway.example with the word “Newsletter” as the subject. We use the address for the letter and for nothing else.",
      "To leave, reply with the word “stop”. It works at once, and you don’t have to say why."
    ]}
   ]$json$),
  ('/privacy',
   'Privacy',
   'What the Open Airway site knows about you, what it never stores, how long things are kept and how to have them deleted.',
   'The short version: you can read every page without telling us who you are. We don’t track you, and nobody pays us to.',
   $json$[
    {"kind": "opening", "lines": ["Privacy"], "shape": "split"},
    {"kind": "prose", "heading": "Reading this site", "paragraphs": [
      "You need no account to read. Pages, fonts and pictures come from our own server. No advertiser, network or analytics company is asked for anything, so none of them learns that you were here.",
      "There are no advertisements, no analytics, no tracking pictures and no cookies for visitors who are not signed in."
    ]},
    {"kind": "prose", "heading": "What our server writes down", "paragraphs": [
      "Like every server, ours keeps a log so that we can find faults and stop attacks: the time, the page, whether it worked, how long it took and a shortened network address. It holds no names and nothing you type.",
      "The page about reversals is different. For it, the log holds only that a page was shown, whether it worked and roughly how long it took: no time, no address, no browser."
    ]},
    {"kind": "prose", "heading": "What your browser keeps", "paragraphs": [
      "Small settings, such as the color mode and whether button sounds are off, stay in your own browser. They are not sent to us. Clear your browser’s data and they are gone.",
      "If you sign in, one cookie says who you are. Scripts on the page can’t read it, and it leaves when you sign out."
    ]},
    {"kind": "prose", "heading": "If you have an account", "paragraphs": [
      "We keep your email address, a password in a form that can’t be read back, and when you signed in. A new device is announced to you by email. Records of sign-ins are deleted after 12 months.",
      "Mail we send you is kept for 30 days so that we can find out whether it arrived. Then its text is removed."
    ]},
    {"kind": "prose", "heading": "If you write to us", "paragraphs": [
      "We keep your message as long as we need it to answer, then delete it. We don’t add you to a list. Reports of reversals are copied out without anything about you, and the message is deleted the same week."
    ]},
    {"kind": "prose", "heading": "People under 18", "paragraphs": [
      "Nobody under 13 has an account of their own. From 13 to 17, a guardian’s consent is asked before anything about the learner is kept."
    ]},
    {"kind": "prose", "heading": "Who else sees it", "paragraphs": [
      "Nobody, unless a court orders us to. We don’t sell, trade or rent what people tell us. What was never stored can’t be handed over, so we store little."
    ]},
    {"kind": "prose", "heading": "Your rights", "paragraphs": [
      "Ask what we hold, correct it, take it with you, or have it deleted. Write to privacy@openairway.example. You don’t have to say why, and it costs nothing.",
      "This text is version 1, in force from November 15, 2026. When it changes, the date changes, and the old text stays available on request."
    ]}
   ]$json$),
  ('/raffles',
   'Raffles',
   'How Open Airway runs prize draws: always free to enter, open rules, and a draw that anyone can check for themselves.',
   'Our draws thank people for learning. They are free, and you can check every one of them yourself.',
   $json$[
    {"kind": "opening", "lines": ["Free to enter.", "Fair to check."], "shape": "split", "art": "happy"},
    {"kind": "facts", "heading": "The rules of every draw", "items": [
      {"title": "Free, always", "text": "No purchase, no gift and no paid entry. A person who writes in has the same odds as a person who took a course."},
      {"title": "One entry each way", "text": "For a course passed, an event attended, a survey answered, or a letter sent. There is a limit per person, and it is stated."},
      {"title": "18 or older", "text": "Or 13 to 17 with a guardian who said yes to prize draws. Staff and their families can’t enter."},
      {"title": "Void where prohibited", "text": "Each draw lists the states where it is open."}
    ]},
    {"kind": "steps", "heading": "How a draw is made", "items": [
      {"title": "Close", "text": "When it closes, the list of entries is frozen and its fingerprint is published. Nobody can add or drop a line afterward."},
      {"title": "Draw", "text": "A public random number, named before anybody could know it, decides. The arithmetic is printed beside it."},
      {"title": "Check", "text": "Anybody can repeat it and must get the same names in the same order."},
      {"title": "Claim", "text": "The winner has 7 days. After that the next name is drawn."}
    ]},
    {"kind": "callout", "field": "butter", "title": "Between draws", "text": "No draw is open today. When one opens, its rules, its prize and its closing date stand here first.", "link": {"href": "/newsletter", "label": "Hear about the next one"}, "art": "sleeping"}
   ]$json$),
  ('/reset-password',
   'Reset your password',
   'What to do with a password link from Open Airway: how it works, why it may have expired and how to get help with your account.',
   'You followed a link from one of our emails. Here is what it can do, and what to do if it doesn’t.',
   $json$[
    {"kind": "opening", "lines": ["A new", "password"], "shape": "split", "art": "lookout"},
    {"kind": "steps", "heading": "About the link", "items": [
      {"title": "It works once", "text": "Each link opens one time, and only for a short while. If yours was used or is old, it can’t be used again."},
      {"title": "It is only for you", "text": "We never ask for your password by email or phone. If you didn’t ask for a link, ignore it: nothing changes."},
      {"title": "Need a hand?", "text": "Write to hello@openairway.example from the address of your account, and a person helps you in."}
    ]}
   ]$json$),
  ('/submit-reversal',
   'Tell us about a reversal',
   'How to tell Open Airway that naloxone was used: what to write, how to stay anonymous, what is kept and what is never kept.',
   'You were there, and that took something. Telling us helps the next lesson. You never have to, and we never need your name.',
   $json$[
    {"kind": "opening", "lines": ["What happened", "matters"], "shape": "split", "art": "rescue", "keys": [
      {"href": "/emergency", "label": "It’s happening now"}
    ]},
    {"kind": "steps", "heading": "How to tell us", "items": [
      {"title": "Write it on a card", "text": "No name, no return address. Post it to Open Airway, 5 Breath Lane, Exampleton, AR 00000. We can’t trace it, and we don’t try."},
      {"title": "Or tell a trainer", "text": "At any lesson. They write down the answers, not who gave them."},
      {"title": "Or send an email", "text": "To reports@openairway.example. An email shows us your address, so we copy the answers out and delete the message the same week."}
    ]},
    {"kind": "sides", "heading": "What helps, and what to leave out", "sides": [
      {"title": "Please tell us", "items": ["the day, or about when", "the state", "what kind of place it was", "how many doses were given, and of what", "whether 911 was called", "how the person was when you last saw them"]},
      {"title": "Please leave out", "items": ["names, yours or theirs", "the address, or the exact time", "where the drugs came from", "anything you would not want read aloud"]}
    ]},
    {"kind": "sides", "heading": "What we keep", "sides": [
      {"title": "We keep", "items": ["your answers, without anything about you", "totals by state, never below 10"]},
      {"title": "We never keep", "items": ["who told us", "the card, once it is counted", "anything that could point to one person"]}
    ]},
    {"kind": "prose", "heading": "How are you?", "paragraphs": [
      "Some people feel fine. Some shake for a week. However you feel about it today is fine. If you want to talk, call or text 988, any hour. If somebody died, we are sorry. You did not fail them.",
      "This page is handled with extra care: our server writes no address, no exact time and no browser name for it into its log."
    ]},
    {"kind": "callout", "field": "air", "title": "Used your naloxone?", "text": "Replace it before you need it. It is sold without a prescription, and many programs hand it out free.", "link": {"href": "/about/resources", "label": "Where naloxone comes from"}, "art": "spray"}
   ]$json$),
  ('/survey-completed',
   'Thank you',
   'Thank you for answering the Open Airway survey. Your answers are in, and they help us teach the next person better.',
   'Your answers are in. They help us teach the next person better. You can close this window.',
   $json$[
    {"kind": "opening", "lines": ["Thank you"], "art": "thumbs", "keys": [{"href": "/", "label": "Go to the home page"}]}
   ]$json$),
  ('/terms',
   'Terms of use',
   'The rules for using the Open Airway site, in plain words: what it is for, what it is not, and what we ask of each other.',
   'Short, and meant to be read. By using this site you agree to it.',
   $json$[
    {"kind": "opening", "lines": ["Terms", "of use"], "shape": "split"},
    {"kind": "prose", "heading": "What this site is", "paragraphs": [
      "A place to learn how to recognize and respond to an opioid overdose, and to take part in the work of Open Airway. Open Airway is a made-up organization that shows what this software can do. Its addresses lead nowhere, and it takes no money."
    ]},
    {"kind": "prose", "heading": "What it is not", "paragraphs": [
      "It is not medical advice, not legal advice and not a substitute for hands-on training. In an emergency, call 911. Health statements come from the sources named beside them and were put together with care, but guidance changes."
    ]},
    {"kind": "prose", "heading": "What we ask of you", "paragraphs": [
      "Be kind. Don’t post or send what would identify somebody else. Don’t try to break the site, overload it or get at what is not yours. If you find a weakness, write to privacy@openairway.example and give us time to mend it."
    ]},
    {"kind": "prose", "heading": "What you may use", "paragraphs": [
      "You may print, copy and share our lessons and the emergency steps, unchanged and free of charge, with our name on them. The logo and Narcat may be used to speak about us, not for us."
    ]},
    {"kind": "prose", "heading": "Accounts", "paragraphs": [
      "One person, one account, your own email address. Keep your password to yourself. You may close your account whenever you like. We may close an account that harms others, and we say why."
    ]},
    {"kind": "prose", "heading": "What we promise, and what we can’t", "paragraphs": [
      "We do our best to keep the site up and its texts right. We can’t promise that it is never down or never wrong. Where the law allows it, we are not liable for damage that comes from using it."
    ]},
    {"kind": "prose", "heading": "Changes", "paragraphs": [
      "This text is version 1, in force from November 15, 2026. If we change it, we say so here first. The law of the State of Arkansas applies."
    ]}
   ]$json$),
  ('/unsubscribe',
   'Stop our emails',
   'How to stop emails from Open Airway: reply with the word stop, or write to us. It works at once and needs no reason.',
   'You can leave any list of ours at any time, without a reason and without an account.',
   $json$[
    {"kind": "opening", "lines": ["Enough mail?"], "shape": "split", "art": "sleeping"},
    {"kind": "steps", "heading": "Two ways", "items": [
      {"title": "Reply “stop”", "text": "To any letter from us. That address leaves the list at once."},
      {"title": "Write to us", "text": "From the address you want taken off, to hello@openairway.example. Ask us to forget it, and we delete it."}
    ]},
    {"kind": "prose", "heading": "What you may still get", "paragraphs": [
      "Mail that you ask for yourself, such as a link to sign in or a receipt, is not a list. It comes only when you do something that needs it."
    ]}
   ]$json$),
  ('/verify',
   'Check a certificate',
   'How to check whether an Open Airway certificate is real: where to find its address, what the page tells you and what to do in doubt.',
   'A real certificate always leads back here. If somebody hands you one, this is how you check it.',
   $json$[
    {"kind": "opening", "lines": ["Is it real?"], "shape": "split", "art": "certificate"},
    {"kind": "steps", "heading": "Three looks", "items": [
      {"title": "Read the address", "text": "It is printed at the bottom and starts with the address of this site. The code in it cannot be guessed."},
      {"title": "Open it yourself", "text": "Type it, or scan the square. Don’t trust a picture of the page."},
      {"title": "Compare", "text": "Name or initials, course, number and date must match the paper. The page also says in words whether it still counts."}
    ]},
    {"kind": "prose", "heading": "If it isn’t there", "paragraphs": [
      "A wrong or made-up address shows our “page not found”. That usually means a typing mistake: the code has no zero-or-O trouble, so copy it letter by letter. Still nothing? Write to hello@openairway.example with a photo of the paper, and a person looks."
    ]}
   ]$json$);
