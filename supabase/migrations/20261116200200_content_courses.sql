-- Courses and their lessons.
insert into public.courses (slug, title, summary, audiences, minutes, outcomes, sources, reviewer, reviewed_on, requires, bank, draw,
  pass_percent, minutes_allowed, validity_months, rescue_steps, version, status, position) values
  ('overdose-response-basics', 'Overdose response basics',
   'See an opioid overdose, act in the minutes that count, and stay. Ten short lessons and a test; a certificate if you pass.',
   array['everyone', 'campus', 'nightlife', 'school', 'workplace'], 22,
   array['Tell an overdose from sleep in ten seconds', 'Call 911 and say what matters', 'Give naloxone nasal spray, and know when to give a second', 'Breathe for someone and lay them on the side', 'Stay safe afterwards, and know your rights'],
   $json$[
     {"id":"S1","title":"Signs of an opioid overdose","publisher":"CDC"},
     {"id":"S2","title":"Opioid overdose: patient guide","publisher":"ASAM, 2025"},
     {"id":"S3","title":"Overdose Prevention and Response Toolkit","publisher":"SAMHSA"},
     {"id":"S5","title":"Naloxone 4 mg nasal spray: over-the-counter directions and FAQ","publisher":"narcan.com"},
     {"id":"S6","title":"First over-the-counter naloxone nasal spray approved","publisher":"FDA, March 29, 2023"},
     {"id":"S7","title":"RiVive approval; signs of withdrawal","publisher":"FDA, July 28, 2023"},
     {"id":"S8","title":"Longer shelf life of naloxone nasal spray","publisher":"FDA, January 17, 2024"},
     {"id":"S9","title":"Opvee and Zurnai (nalmefene) approvals","publisher":"FDA, 2023 and 2024"},
     {"id":"S10","title":"8 mg and 4 mg naloxone compared","publisher":"CDC MMWR 2024;73(5):110–113"},
     {"id":"S11","title":"Overdose deaths of persons aged 10–19","publisher":"CDC MMWR 2022;71(50):1576–82"},
     {"id":"S12","title":"Drug overdose deaths, 2003–2023","publisher":"NCHS Data Brief 522"},
     {"id":"S13","title":"Provisional 2024 overdose deaths","publisher":"CDC statement, May 2025"},
     {"id":"S16","title":"Fentanyl test strips","publisher":"CDC"},
     {"id":"S17","title":"How well fentanyl test strips work","publisher":"PMC9588631"},
     {"id":"S18","title":"Good Samaritan and naloxone laws","publisher":"GAO, 2021"},
     {"id":"S19","title":"Legal interventions to reduce overdose","publisher":"Network for Public Health Law, 2023"},
     {"id":"S20","title":"Joshua Ashley-Pauley Act; Ark. Code 20-13-1804 and 6-18-723","publisher":"Arkansas"},
     {"id":"S21","title":"One pill can kill: laboratory results","publisher":"DEA, November 2024"},
     {"id":"S22","title":"Position on fentanyl exposure","publisher":"ACMT, November 1, 2024"},
     {"id":"S23","title":"Opioid emergencies in CPR guidelines","publisher":"AHA, 2020 and 2025"},
     {"id":"S24","title":"Naloxone FAQ","publisher":"CDC"},
     {"id":"S25","title":"How naloxone works","publisher":"Mayo Clinic Press"},
     {"id":"S26","title":"Risk after release and with mixed drugs","publisher":"Penn State; ODprevention.org"},
     {"id":"S27","title":"COCA call on xylazine and medetomidine","publisher":"CDC, 2024"},
     {"id":"S30","title":"Fentanyl facts","publisher":"CDC"},
     {"id":"S31","title":"Do’s and don’ts","publisher":"SAMHSA"},
     {"id":"S32","title":"What to tell 911","publisher":"Full Circle Recovery"}
   ]$json$,
   null, '2026-11-15', null, 'overdose-response', $json${"act":6,"law":1,"myth":1,"risk":2,"signs":4,"strips":1,"naloxone":4,"xylazine":1}$json$,
   80, null, 24,
   $json$[
     {"text":"Shout. Shake. Rub the breastbone.","title":"Check"},
     {"text":"“Not responding, not breathing well.” Say exactly where.","title":"Call 911"},
     {"text":"On the back, head tilted, one spray in one nostril.","title":"Spray"},
     {"text":"One breath every 5 seconds.","title":"Breathe"},
     {"text":"No better after 2–3 minutes: second spray, other nostril.","title":"Again"},
     {"text":"Breathing? On the side.","title":"Side"},
     {"text":"Until help takes over.","title":"Stay"}
   ]$json$,
   1, 'published', 1);
insert into public.lessons (course_id, slug, position, title, minutes, blocks, requires_earlier)
select c.id, lesson.* from public.courses c, (values
  ('why-you', 1, 'Why you', 2, $json$[
     {"alt":"Narcat, our cat, stands on a small hill and looks out over rooftops with a backpack on.","art":"narcat-lookout","kind":"picture","caption":"You do not need a uniform to be the first one there."},
     {"kind":"text","heading":"Someone is usually near","sources":["S11"],"paragraphs":["In two out of three overdose deaths of teenagers, **someone else was close by** and most did nothing, because they did not know what they saw or what to do.","In the next twenty minutes you learn both: to see it, and to act. It is less than it sounds. Five steps, one spray, and staying."]},
     {"kind":"text","heading":"How large it is","sources":["S12","S13"],"paragraphs":["In 2023 about 105,000 people died of an overdose in the United States. In 2024, by early counts, about 80,000: **a quarter fewer in one year**. Naloxone in more hands is thought to be one of the reasons.","Overdose is still the leading cause of death from 18 to 44. Each of those deaths began with minutes in which someone could have helped."]},
     {"kind":"callout","text":"We say *a person who uses drugs*, not a label. Someone who is spoken to with respect is more likely to call for help, and to be alive tomorrow.","tone":"info","title":"The words we use"},
     {"id":"who-is-near","kind":"check","stem":"A teenager overdoses at a house party. Who is most likely to be able to help first?","choices":[{"id":"a","text":"Another guest who is close by","isRight":true,"feedback":"Yes. Minutes count, and help that is already in the room is the fastest there is."},{"id":"b","text":"The ambulance","isRight":false,"feedback":"Call it at once. But it needs minutes that the brain does not have. Someone close by must start."},{"id":"c","text":"A parent who is called to come home","isRight":false,"feedback":"By then it may be too late. Whoever is in the room is the one who can act."}]}
   ]$json$::jsonb, false),
  ('opioids-and-fentanyl', 2, 'Opioids and fentanyl', 2, $json$[
     {"kind":"text","heading":"What opioids do","sources":["S1","S3"],"paragraphs":["Opioids ease pain. Oxycodone, hydrocodone, codeine, morphine, methadone, tramadol and buprenorphine are opioids; so are heroin and fentanyl.","They fit into **receptors** in the brain. The same receptors steer breathing. Too much, and breathing slows, then stops. That is an overdose: not poison in the stomach, but **too little air**."]},
     {"alt":"A lock and two keys: an opioid key sits in the lock of the breathing center; a naloxone key waits beside it.","art":"receptors","kind":"picture","caption":"Opioids sit in the locks that steer breathing. Naloxone pushes them out.","sources":["S5"]},
     {"kind":"text","heading":"Why fentanyl changed everything","sources":["S30"],"paragraphs":["Fentanyl is up to **50 times stronger than heroin** and 100 times stronger than morphine. Two milligrams, a few grains, may kill.","It is pressed into pills that look like real medicine and mixed into powders. You cannot see it, taste it or smell it."]},
     {"alt":"Ten round pills in two rows. Five of them carry a small warning mark.","art":"mixed-pills","kind":"picture","caption":"In 2024, 5 of 10 fake pills with fentanyl held a dose that may kill.","sources":["S21"]},
     {"kind":"flip","cards":[{"back":"No. Real and fake look the same. Only a test can show it, and not always.","front":"Can you see fentanyl in a pill?"},{"back":"Only if it came from a pharmacy, for that person. Friends are fooled too.","front":"Is a pill from a friend safer?"},{"back":"Yes. Pills are not mixed evenly: one may hold nothing, the next a deadly dose.","front":"Does one pill matter?"}],"sources":["S21","S30"]},
     {"id":"how-it-kills","kind":"check","stem":"How does an opioid overdose kill?","choices":[{"id":"a","text":"Breathing slows down and stops","isRight":true,"feedback":"Yes. That is why air and naloxone are what saves people."},{"id":"b","text":"The heart beats too fast","isRight":false,"feedback":"That fits stimulants. Opioids slow breathing."},{"id":"c","text":"The liver fails within minutes","isRight":false,"feedback":"The danger is the lack of oxygen, within minutes."}]}
   ]$json$::jsonb, false),
  ('who-is-at-risk', 3, 'Who is at risk, and safer choices', 2, $json$[
     {"kind":"text","heading":"What raises the risk","sources":["S26"],"paragraphs":["**Mixing** opioids with alcohol, benzodiazepines or other sedatives.","**A break**: after jail, detox, a hospital stay or any pause the body is no longer used to the drug. In the first weeks after prison the risk is 8 to 40 times higher.","**Using alone**, **not knowing what is in it**, an overdose before, and illness of the lungs or liver."]},
     {"alt":"A calendar with two empty weeks and an arrow back to the first day, where a scale tips over.","art":"calendar-break","kind":"picture","caption":"After a break an old dose can be too much.","sources":["S26"]},
     {"kind":"text","heading":"Safer choices","sources":["S26","S3"],"paragraphs":["The safest choice is not to use. Where someone does, these keep people alive: never alone, or with someone on the phone (**SafeSpot 1-800-972-0590**, **Never Use Alone 877-696-1996**), a little first and slowly, not mixed, naloxone in reach, and one person who stays clear.","Medicines such as methadone and buprenorphine lower the risk of dying. **SAMHSA’s helpline 1-800-662-4357** finds treatment, day and night, free."]},
     {"kind":"drill","steps":[{"text":"Put at least 10 mg of the drug into a clean, dry cap. Add half a teaspoon of water (a full teaspoon for meth or MDMA).","title":"Mix"},{"text":"Hold the wavy end in the water for about 15 seconds.","title":"Dip","seconds":15},{"text":"Lay the strip flat for 2 to 5 minutes.","title":"Wait"},{"text":"**One line: fentanyl found. Two lines: not found.** Brands differ: the package shows which line is the control. If that one is missing, the strip does not count; take a new one.","title":"Read"}],"title":"Read a fentanyl test strip","sources":["S16"]},
     {"alt":"Three test strips: one with a single line marked found, one with two lines marked not found, one without a control line marked repeat.","art":"test-strip","kind":"picture","caption":"One line means found. Many people expect the opposite."},
     {"kind":"callout","text":"A strip says nothing about the amount, can miss a clump in another corner of the pill, and does not find every related drug. In some states strips are still restricted.","tone":"care","title":"Not found is not safe","sources":["S16","S17"]},
     {"id":"after-a-break","kind":"check","stem":"Sam comes home after three weeks in the hospital and takes the amount he took before. What is the danger?","choices":[{"id":"a","text":"His body is no longer used to it: it may be far too much","isRight":true,"feedback":"Yes. Tolerance is lost within days to weeks."},{"id":"b","text":"None, he knows his amount","isRight":false,"feedback":"It was his amount before the break. Now it may stop his breathing."},{"id":"c","text":"The drug will not work any more","isRight":false,"feedback":"It works more strongly than before."}]}
   ]$json$::jsonb, false),
  ('spot-it', 4, 'Spot it', 2, $json$[
     {"kind":"text","heading":"Three signs","sources":["S1"],"paragraphs":["**1. No response.** They do not wake up when you shout and rub their breastbone.","**2. Slow breathing or none.** Fewer than one breath every five seconds, gurgling, snoring, or nothing at all.","**3. Pinpoint pupils.** Tiny black dots, even in the dark."]},
     {"id":"find-the-signs","alt":"A person lies on the back. Marked places: eyes, mouth and chest, shoulder, shoes, pocket.","art":"person-signs","kind":"hotspot","stem":"Where do you look for the three signs? Choose every place.","spots":[{"x":50,"y":20,"id":"eyes","label":"The eyes","radius":6,"isRight":true,"feedback":"Lift a lid: pinpoint pupils."},{"x":50,"y":33,"id":"mouth","label":"The mouth and chest","radius":8,"isRight":true,"feedback":"Watch and listen for breaths: slow, gurgling or none."},{"x":35,"y":42,"id":"shoulder","label":"The shoulder and breastbone","radius":8,"isRight":true,"feedback":"Shake, then rub: no response?"},{"x":50,"y":92,"id":"shoes","label":"The shoes","radius":7,"isRight":false,"feedback":"Nothing to see there. Eyes, breath, response."},{"x":62,"y":62,"id":"pocket","label":"The pocket","radius":6,"isRight":false,"feedback":"What they carry does not matter now. Eyes, breath, response."}]},
     {"kind":"text","heading":"More signs","sources":["S1","S2"],"paragraphs":["Skin cold and clammy, body limp. A deep snore or gurgle. Lips and nails **blue or purple on lighter skin, gray or ashen on darker skin**: look at lips, gums and nail beds."]},
     {"alt":"Four faces from light to dark skin. On lighter skin the lips are blue-purple, on darker skin gray and ashen.","art":"lip-colors","kind":"picture","caption":"Low oxygen looks different on different skin.","sources":["S2"]},
     {"kind":"callout","text":"Someone who is only high or asleep answers when you shout or rub their breastbone. Someone in overdose does not. **Not sure? Treat it as an overdose.**","tone":"info","title":"High or overdose?","sources":["S1"]},
     {"kind":"drill","steps":[{"text":"“Hey! Are you okay?” Use their name, loudly.","title":"Shout","seconds":3},{"text":"Take the shoulders and shake firmly.","title":"Shake","seconds":3},{"text":"Rub your knuckles hard up and down the breastbone.","title":"Rub","seconds":4}],"title":"Check in ten seconds","sources":["S2"]},
     {"id":"snoring","kind":"check","stem":"Jo lies on the couch and snores strangely, deep and gurgling. She does not react to her name. What now?","choices":[{"id":"a","text":"Rub her breastbone; if she does not wake, act as in an overdose","isRight":true,"feedback":"Yes. A gurgling snore is a blocked airway, not deep sleep."},{"id":"b","text":"Let her sleep it off","isRight":false,"feedback":"This is how people die while friends are in the next room."},{"id":"c","text":"Turn up the music to wake her","isRight":false,"feedback":"Check by touch: shake, rub. Then act."}]}
   ]$json$::jsonb, false),
  ('act', 5, 'Act: the steps', 3, $json$[
     {"kind":"film","title":"What to do, step by step","frames":[{"alt":"Narcat kneels beside a person on the floor and rubs the breastbone.","art":"response-check","caption":"Shout, shake, rub the breastbone. No response? Act now.","seconds":6},{"alt":"Narcat holds a phone at its ear with one paw and points with the other.","art":"call-911","caption":"Call 911, or tell one person by name to call. Put the phone on speaker.","seconds":6},{"alt":"Narcat tilts the person’s head back and holds a nasal spray in one nostril.","art":"spray-in-nostril","caption":"Give naloxone: on the back, head tilted, one spray into one nostril.","seconds":6},{"alt":"Narcat tilts the head, lifts the chin and gives a breath.","art":"rescue-breath","caption":"Not breathing? One rescue breath every 5 seconds, if you know how. 911 will talk you through it.","seconds":7},{"alt":"A clock face with two to three minutes colored in, and a second spray beside it.","art":"dose-clock","caption":"No better after 2 to 3 minutes? A second spray, other nostril. Keep going.","seconds":6},{"alt":"The person lies on the side, knee bent, hand under the cheek; Narcat sits close.","art":"recovery-position","caption":"Breathing, but not awake? On the side.","seconds":6},{"alt":"Narcat sits with a hand on the person’s shoulder while an ambulance light shows in the window.","art":"stay-together","caption":"Stay until help takes over.","seconds":5}],"sources":["S2","S3","S5","S31"]},
     {"kind":"text","heading":"911 first or naloxone first?","sources":["S2","S3","S5"],"paragraphs":["Official guides differ, and **both are right**: do what is at hand first, and do both without delay. With two people, one calls and one sprays. Alone, put the phone on speaker and spray while it rings."]},
     {"id":"put-in-order","kind":"order","stem":"You are alone with someone who does not respond. You have called 911 on speaker and hold a nasal spray. Put the next steps in order.","steps":[{"id":"tilt","text":"Lay them on the back and tilt the head"},{"id":"spray","text":"Spray into one nostril"},{"id":"breathe","text":"Give a breath every 5 seconds while you wait"},{"id":"again","text":"After 2 to 3 minutes without better breathing: a second spray"},{"id":"side","text":"When they breathe: on the side, and stay"}],"feedback":"Back, spray, breathe, second spray, side. The waiting time is for breathing, not for watching."},
     {"kind":"callout","text":"“Someone is **not responding and not breathing well**.” Then the **exact place**: street, floor, door. You need not say more.","tone":"care","title":"What to tell 911","sources":["S32"]},
     {"kind":"text","heading":"Do not","sources":["S31","S32"],"paragraphs":["No cold shower, no ice, no coffee, no slapping, no walking around, no salt or milk, no making them vomit. And never leave them to sleep it off. All of it costs the minutes they need."]},
     {"id":"no-change","kind":"check","stem":"You gave one spray. A minute has passed and nothing has changed. What now?","choices":[{"id":"a","text":"Keep giving breaths; second spray after 2 to 3 minutes","isRight":true,"feedback":"Yes. Naloxone needs its 2 to 3 minutes, and they need air until then."},{"id":"b","text":"Give the second spray right away","isRight":false,"feedback":"A little more time: 2 to 3 minutes. Breathe for them meanwhile."},{"id":"c","text":"Wait ten minutes to be sure","isRight":false,"feedback":"Too long without air."}]}
   ]$json$::jsonb, false),
  ('naloxone-hands-on', 6, 'Naloxone, hands on', 3, $json$[
     {"alt":"A nasal spray with three labels: nozzle, plunger, and the two places for the fingers.","art":"spray-parts","kind":"picture","caption":"One device, one dose. Do not test it.","sources":["S5"]},
     {"kind":"text","heading":"What it is","sources":["S5","S24","S25"],"paragraphs":["Naloxone pushes opioids off their receptors and blocks them for **30 to 90 minutes**. It works in **2 to 3 minutes**. It is taken up by the lining of the nose: the person need not breathe in.","Without opioids it does nothing. It is safe for every age and in pregnancy, and it cannot be misused. You cannot give it to yourself in an overdose, so tell others where yours is."]},
     {"kind":"drill","steps":[{"text":"Open the package. Hold the device with your thumb on the plunger and two fingers on the nozzle.","title":"Peel"},{"text":"Person on the back. One hand under the neck, head tilted back.","title":"Tilt"},{"text":"Tip into one nostril until your fingers touch the nose.","title":"Place"},{"text":"Press the plunger firmly, all the way. That is the whole dose.","title":"Press"},{"text":"Take it out. Look at the clock. Watch the breathing.","title":"Watch"}],"title":"Give the spray","sources":["S5"]},
     {"kind":"text","heading":"Which product?","sources":["S6","S7","S9","S10"],"paragraphs":["**4 mg nasal spray** is sold without a prescription since 2023, as is a 3 mg spray. There are an 8 mg spray, injections, and nalmefene for people from 12 years.","More is not better: in one study 8 mg and 4 mg saved equally many (99.0 and 99.2 %), with 2.5 times more withdrawal after 8 mg. Use what you have."]},
     {"kind":"checklist","items":["At room temperature, not in the car in summer or winter","In the same place, and others know where","Date checked: 4 years for spray made since January 2024, 3 years before","An old one is better than none"],"title":"Keep it ready","sources":["S5","S8"]},
     {"id":"mistake","kind":"check","stem":"You gave naloxone, and it turns out the person had fainted from heat. What did you do wrong?","choices":[{"id":"a","text":"Nothing. It does no harm","isRight":true,"feedback":"Yes. When in doubt, give it."},{"id":"b","text":"They may become addicted now","isRight":false,"feedback":"Naloxone cannot be misused and does not cause dependence."},{"id":"c","text":"You should have tested for opioids first","isRight":false,"feedback":"There is no time for that, and no need."}]}
   ]$json$::jsonb, false),
  ('breathing-and-recovery-position', 7, 'Breathing and the recovery position', 2, $json$[
     {"kind":"text","heading":"Air first","sources":["S23","S31"],"paragraphs":["Naloxone takes minutes. Air works now. If you were trained in CPR, use it: **breaths and compressions**. If not, follow what 911 tells you. You need not look for a pulse."]},
     {"kind":"drill","steps":[{"text":"Tilt the head back, lift the chin. Look for anything in the mouth.","title":"Open"},{"text":"Pinch the nose, close your mouth over theirs. Use a face shield if you have one.","title":"Seal"},{"text":"One breath, one second long. The chest should rise.","title":"Breathe","seconds":1},{"text":"One breath every 5 seconds. Count: one, two, three, four, breathe.","title":"Count","seconds":5}],"title":"Rescue breaths","sources":["S23","S31"]},
     {"kind":"film","title":"The recovery position","frames":[{"alt":"The person lies on the back; the near arm is laid out at a right angle.","art":"arm-out","caption":"Lay the arm near you out to the side.","seconds":5},{"alt":"The far hand is held against the near cheek.","art":"hand-to-cheek","caption":"Bring the other hand to their cheek and hold it there.","seconds":5},{"alt":"The far knee is bent upward.","art":"knee-up","caption":"Bend the far knee up.","seconds":4},{"alt":"Narcat pulls the knee and rolls the person toward itself.","art":"roll","caption":"Pull the knee to roll them toward you.","seconds":5},{"alt":"The person lies on the side, chin up, mouth down.","art":"recovery-position","caption":"Tilt the head back a little, mouth downward. Watch the breathing.","seconds":6}],"sources":["S3"]},
     {"kind":"callout","text":"With a sedative such as xylazine or medetomidine mixed in, a person may breathe well and still sleep. Naloxone does not lift that. **Give it anyway, and then watch the breathing**; do not give dose after dose to wake them.","tone":"info","title":"The aim is breathing, not waking","sources":["S27"]},
     {"id":"asleep-breathing","kind":"check","stem":"After two sprays they breathe calmly, but do not wake up. What do you do?","choices":[{"id":"a","text":"On the side, watch the breathing, stay","isRight":true,"feedback":"Yes. The goal has been reached: they breathe."},{"id":"b","text":"A third and a fourth spray","isRight":false,"feedback":"They breathe. More sprays add withdrawal, not air."},{"id":"c","text":"Shake them until they talk","isRight":false,"feedback":"Let them lie on the side, and watch."}]}
   ]$json$::jsonb, false),
  ('after', 8, 'Afterwards', 2, $json$[
     {"kind":"text","heading":"Stay","sources":["S7","S25"],"paragraphs":["Naloxone wears off after 30 to 90 minutes. **The overdose can come back.** Stay until medical help takes over, even if they say they are fine.","They may wake up scared, sick or angry: that is **withdrawal**, sudden and rough. Stay calm. “You stopped breathing. I gave you naloxone. Help is coming. Please don’t take anything now: it would not work, and later it would be too much.”"]},
     {"kind":"flip","cards":[{"back":"Ask them to wait until help comes. If they go: not alone, with naloxone, and with someone who knows what happened.","front":"They want to leave"},{"back":"On the side, head low, mouth clear.","front":"They throw up"},{"back":"You took away a high and brought pain. It is not about you. Stay kind.","front":"They are angry at you"}]},
     {"kind":"text","heading":"You too","paragraphs":["What you did is a lot. Shaking, crying or feeling nothing are all normal. Talk to someone. **988** is there by call or text, day and night.","When you are ready, you may tell us: a [report](/submit-reversal) is anonymous, takes a minute, and helps to send kits where they are needed. And get a new kit."]},
     {"alt":"Narcat and a person sit side by side on a step, each with a cup.","art":"talk","kind":"picture","caption":"Helping is heavy. Nobody has to carry it alone."},
     {"id":"feels-fine","kind":"check","stem":"Twenty minutes after the spray your friend wants to go home alone and sleep. What do you say?","choices":[{"id":"a","text":"“The naloxone may wear off. I’m staying with you until help is here.”","isRight":true,"feedback":"Yes. That sentence can save the same life twice."},{"id":"b","text":"“Okay, text me when you’re home.”","isRight":false,"feedback":"If the naloxone wears off on the way, nobody will be there."},{"id":"c","text":"“Then take something so you feel better.”","isRight":false,"feedback":"That would stop their breathing again once naloxone has worn off."}]}
   ]$json$::jsonb, false),
  ('law-and-myths', 9, 'Law and myths', 2, $json$[
     {"kind":"text","heading":"Good Samaritan laws","sources":["S18","S19"],"paragraphs":["By 2021, **47 states and Washington, DC** had laws that protect people who call for help in an overdose and people who give naloxone. What they cover differs: which offenses, whether you must stay, whether the person who overdosed is covered.","Such laws go together with fewer deaths. This is information, not legal advice; look up [your own state](/about/resources)."]},
     {"kind":"callout","text":"The Joshua Ashley-Pauley Act (2015) protects people who seek help in an overdose from arrest and charges for possession, and from some parole violations. Since 2023 anyone may give naloxone in good faith without liability. Public high schools keep kits.","tone":"law","title":"In Arkansas","states":["Arkansas"],"sources":["S20"]},
     {"kind":"flip","cards":[{"back":"No. There is no confirmed case from casual touch. Wear gloves if you like, wash with water, and help.","front":"“Touching fentanyl can kill me.”"},{"back":"It brings sudden withdrawal, which nobody seeks. It lets people live long enough to change something.","front":"“Naloxone makes people use more.”"},{"back":"It costs minutes and can cause shock. Naloxone and air do the work.","front":"“A cold shower wakes them up.”"},{"back":"Nobody earns death. Every person who recovered was once alive to do so.","front":"“They did it to themselves.”"}],"sources":["S22","S31"]},
     {"id":"touch","kind":"check","stem":"A friend will not kneel down to help because white powder lies beside the person. What do you say?","choices":[{"id":"a","text":"“Touching it won’t make you overdose. Wash your hands afterwards. Help me.”","isRight":true,"feedback":"Yes. Fear of touch has cost lives."},{"id":"b","text":"“Right, wait for people in protective suits.”","isRight":false,"feedback":"The person has minutes. Casual touch does not cause an overdose."},{"id":"c","text":"“Hold your breath while you help.”","isRight":false,"feedback":"Not needed, and you will need your breath."}]}
   ]$json$::jsonb, false),
  ('practice', 10, 'Practice', 2, $json$[
     {"kind":"text","heading":"Four scenes","paragraphs":["You know the steps. Now try them where life happens: a club, a dorm, a home and a school. There is no clock here. Take your time."]},
     {"id":"club","kind":"check","stem":"**Club, 1 a.m.** Someone sits slumped in the restroom, lips gray, no answer. You have naloxone, a stranger stands behind you. First?","choices":[{"id":"a","text":"“You, in the red jacket: call 911.” Then lay them down and spray","isRight":true,"feedback":"Yes. One person, named, calls. You act."},{"id":"b","text":"Run out to find the bouncer","isRight":false,"feedback":"Do not leave. Send the stranger."},{"id":"c","text":"Splash water on their face","isRight":false,"feedback":"It costs time. Call and spray."}]},
     {"id":"dorm","kind":"check","stem":"**Dorm, Sunday morning.** Your roommate snores with a gurgle and does not wake when you rub her breastbone. You have no naloxone.","choices":[{"id":"a","text":"Call 911, give rescue breaths as they tell you, send someone for naloxone","isRight":true,"feedback":"Yes. Many dorms keep it at the front desk. Air is the most important thing until then."},{"id":"b","text":"Search the internet for naloxone delivery","isRight":false,"feedback":"Minutes count. 911, air, and someone runs to the front desk."},{"id":"c","text":"Let her sleep, she studied late","isRight":false,"feedback":"She cannot be woken and gurgles. That is not sleep."}]},
     {"id":"home","kind":"check","stem":"**Home, evening.** Your grandfather takes a strong pain medicine. He does not wake up, breathes six times a minute, pupils tiny.","choices":[{"id":"a","text":"Treat it as an overdose: 911, naloxone, breaths","isRight":true,"feedback":"Yes. Prescribed opioids can do this too, at any age."},{"id":"b","text":"It is prescribed, so it cannot be an overdose","isRight":false,"feedback":"Any opioid can be too much, above all with other medicines or illness."},{"id":"c","text":"Make strong coffee","isRight":false,"feedback":"He cannot swallow. 911, naloxone, breaths."}]},
     {"id":"school","kind":"check","stem":"**School, restroom.** A classmate lies on the floor. A friend says: “Don’t call, he’ll get into trouble.”","choices":[{"id":"a","text":"Call 911 and get the school nurse and naloxone: his life comes first","isRight":true,"feedback":"Yes. Most states protect those who call. Trouble passes; death does not."},{"id":"b","text":"Wait until he wakes up","isRight":false,"feedback":"Without air he may never wake up. The minutes you wait are the ones he needs."},{"id":"c","text":"Carry him outside first","isRight":false,"feedback":"Moving him costs minutes. Help him where he lies."}]},
     {"kind":"callout","text":"The test draws twenty questions. You need 80 % and every life-saving question right. You may try again: after two misses there is a break of ten minutes. This course does not replace hands-on CPR training.","tone":"info","title":"Ready"}
   ]$json$::jsonb, false)
) as lesson where c.slug = 'overdose-response-basics';

insert into public.courses (slug, title, summary, audiences, minutes, outcomes, sources, reviewer, reviewed_on, requires, bank, draw,
  pass_percent, minutes_allowed, validity_months, rescue_steps, version, status, position) values
  ('naloxone-in-five-minutes', 'Naloxone in five minutes',
   'What it does, how to give it, where to keep it. The shortest way to be ready tonight.',
   array['everyone', 'nightlife', 'workplace'], 5,
   array['Give a nasal spray without a second thought', 'Know when to give another', 'Keep it where it helps'],
   $json$[
     {"id":"S5","title":"Naloxone 4 mg nasal spray: over-the-counter directions and FAQ","publisher":"narcan.com"},
     {"id":"S6","title":"First over-the-counter naloxone nasal spray approved","publisher":"FDA, March 29, 2023"},
     {"id":"S8","title":"Longer shelf life of naloxone nasal spray","publisher":"FDA, January 17, 2024"},
     {"id":"S24","title":"Naloxone FAQ","publisher":"CDC"},
     {"id":"S25","title":"How naloxone works","publisher":"Mayo Clinic Press"},
     {"id":"S31","title":"Do’s and don’ts","publisher":"SAMHSA"}
   ]$json$,
   null, '2026-11-15', null, null, $json${}$json$,
   80, null, null,
   $json$[
     {"text":"“Not responding, not breathing well.” Say exactly where.","title":"Call 911"},
     {"text":"On the back, head tilted.","title":"Tilt"},
     {"text":"Tip into one nostril, press all the way.","title":"Spray"},
     {"text":"One breath every 5 seconds.","title":"Breathe"},
     {"text":"2–3 minutes, no better: a new spray, other nostril.","title":"Again"},
     {"text":"It wears off. Wait for help.","title":"Stay"}
   ]$json$,
   1, 'published', 2);
insert into public.lessons (course_id, slug, position, title, minutes, blocks, requires_earlier)
select c.id, lesson.* from public.courses c, (values
  ('what-it-does', 1, 'What naloxone does', 1, $json$[
     {"alt":"A lock and two keys: an opioid key sits in the lock of the breathing center; a naloxone key waits beside it.","art":"receptors","kind":"picture","caption":"Naloxone pushes opioids out of the locks that steer breathing.","sources":["S5"]},
     {"kind":"text","heading":"In one minute","sources":["S5","S24","S25"],"paragraphs":["Opioids slow breathing until it stops. Naloxone pushes them off their receptors, and breathing can start again, within **2 to 3 minutes**.","It lasts **30 to 90 minutes**, often less than the opioid. So it is a bridge, not a cure: 911 comes too. Without opioids it does nothing, at any age."]},
     {"id":"bridge","kind":"check","stem":"Why does 911 have to come even if naloxone worked?","choices":[{"id":"a","text":"It wears off, and the overdose can return","isRight":true,"feedback":"Yes. After 30 to 90 minutes the opioid may still be there."},{"id":"b","text":"Because using naloxone is against the law","isRight":false,"feedback":"It is legal to carry and to give."},{"id":"c","text":"Because naloxone is dangerous","isRight":false,"feedback":"It is safe. It only does not last."}]}
   ]$json$::jsonb, false),
  ('how-to-give-it', 2, 'How to give it', 2, $json$[
     {"kind":"film","title":"Give the spray","frames":[{"alt":"Narcat kneels beside a person on the floor and rubs the breastbone.","art":"response-check","caption":"No response to shouting and a hard rub of the breastbone?","seconds":5},{"alt":"Narcat holds a phone at its ear and points.","art":"call-911","caption":"Call 911 on speaker, or send someone by name.","seconds":5},{"alt":"Narcat tilts the person’s head back and holds a nasal spray in one nostril.","art":"spray-in-nostril","caption":"On the back, head tilted, tip in, press all the way.","seconds":6},{"alt":"Narcat gives a rescue breath.","art":"rescue-breath","caption":"A breath every 5 seconds while you wait.","seconds":6},{"alt":"A clock face with two to three minutes colored in.","art":"dose-clock","caption":"No better after 2 to 3 minutes: a new spray, other nostril.","seconds":6}],"sources":["S5","S31"]},
     {"kind":"drill","steps":[{"text":"Thumb under the plunger, two fingers on the nozzle.","title":"Hold"},{"text":"One hand under the neck.","title":"Tilt"},{"text":"Tip in until your fingers touch the nose.","title":"Place"},{"text":"Once, firmly, all the way.","title":"Press"}],"title":"Try it with an empty hand","sources":["S5"]},
     {"kind":"callout","text":"There is one dose in each device. A test spray is the dose.","tone":"care","title":"Do not test it","sources":["S5"]},
     {"id":"spray-order","kind":"order","stem":"Put the spray in order.","steps":[{"id":"back","text":"On the back, head tilted"},{"id":"tip","text":"Tip into one nostril"},{"id":"press","text":"Press the plunger all the way"},{"id":"watch","text":"Watch the breathing and the clock"}],"feedback":"Back, tip, press, watch."}
   ]$json$::jsonb, false),
  ('carry-it', 3, 'Carry it', 2, $json$[
     {"alt":"An open box with two nasal sprays, a face shield and a card with the steps.","art":"naloxone-box","kind":"picture","caption":"Two sprays, a face shield, a card."},
     {"kind":"text","heading":"Where to get it","sources":["S6"],"paragraphs":["At pharmacies without a prescription, at health departments and programs, and from us: after the [basics course](/courses/overdose-response-basics) you may ask for a free kit."]},
     {"kind":"checklist","items":["Room temperature: not in the car","Same place every day, and two people know where","Date checked; an expired one is better than none","Used it? Get a new one the same week"],"title":"Ready when it counts","sources":["S5","S8"]},
     {"id":"where","kind":"check","stem":"Where should your naloxone be tonight?","choices":[{"id":"a","text":"On you, or where everyone knows","isRight":true,"feedback":"Yes. It helps only within reach."},{"id":"b","text":"Locked away, so nobody uses it wrongly","isRight":false,"feedback":"It cannot be used wrongly. Locked away, it cannot be used at all."},{"id":"c","text":"In the glove box","isRight":false,"feedback":"Heat and frost spoil it, and the car may be far."}]},
     {"kind":"callout","text":"Five minutes are a start. The [basics course](/courses/overdose-response-basics) adds the signs, breathing and practice, with a certificate.","tone":"info","title":"Next"}
   ]$json$::jsonb, false)
) as lesson where c.slug = 'naloxone-in-five-minutes';

insert into public.courses (slug, title, summary, audiences, minutes, outcomes, sources, reviewer, reviewed_on, requires, bank, draw,
  pass_percent, minutes_allowed, validity_months, rescue_steps, version, status, position) values
  ('for-parents-and-guardians', 'For parents and guardians',
   'What your child learns here, why it matters, and how to talk about it. Seven calm minutes.',
   array['parents', 'school'], 7,
   array['Know what is taught, and what is not', 'Explain fake pills in one sentence', 'Start a talk that stays open', 'Decide about each consent'],
   $json$[
     {"id":"S3","title":"Overdose Prevention and Response Toolkit","publisher":"SAMHSA"},
     {"id":"S11","title":"Overdose deaths of persons aged 10–19","publisher":"CDC MMWR 2022;71(50):1576–82"},
     {"id":"S21","title":"One pill can kill: laboratory results","publisher":"DEA, November 2024"},
     {"id":"S24","title":"Naloxone FAQ","publisher":"CDC"},
     {"id":"S30","title":"Fentanyl facts","publisher":"CDC"}
   ]$json$,
   null, '2026-11-15', null, null, $json${}$json$,
   80, null, null,
   $json$[
     {"text":"“Not responding, not breathing well.” Say exactly where.","title":"Call 911"},
     {"text":"On the back, head tilted.","title":"Tilt"},
     {"text":"Tip into one nostril, press all the way.","title":"Spray"},
     {"text":"One breath every 5 seconds.","title":"Breathe"},
     {"text":"2–3 minutes, no better: a new spray, other nostril.","title":"Again"},
     {"text":"It wears off. Wait for help.","title":"Stay"}
   ]$json$,
   1, 'published', 3);
insert into public.lessons (course_id, slug, position, title, minutes, blocks, requires_earlier)
select c.id, lesson.* from public.courses c, (values
  ('what-they-learn', 1, 'What your child learns here', 2, $json$[
     {"alt":"Narcat waves with one paw.","art":"narcat-waving","kind":"picture"},
     {"kind":"text","heading":"In plain words","sources":["S3"],"paragraphs":["How to see an overdose, how to call 911, how to give naloxone, and how to stay with someone. It is first aid, like CPR.","**What we do not teach**: how to use drugs. Nothing here makes drugs look good, and nobody is asked what they have taken."]},
     {"kind":"text","heading":"Why at this age","sources":["S11"],"paragraphs":["From 2019 to 2021 overdose deaths of teenagers doubled. Most involved fentanyl; in one of four there was evidence of fake pills. **In two of three someone was nearby.** Most of those did not know what to do."]},
     {"kind":"flip","cards":[{"back":"It is taught like CPR: what an emergency looks like and what to do. Nothing in it shows or praises using.","front":"“Will it make them curious?”"},{"back":"No. It does nothing in someone without opioids, at any age, and it cannot be misused.","front":"“Is naloxone dangerous?”"},{"back":"For a friend, a stranger, or a grandparent with strong pain medicine.","front":"“Why should my child carry it?”"}],"sources":["S24"]},
     {"id":"curious","kind":"check","stem":"What does this course teach?","choices":[{"id":"a","text":"First aid in an overdose","isRight":true,"feedback":"Yes: see it, call, spray, breathe, stay."},{"id":"b","text":"How drugs are used","isRight":false,"feedback":"It shows what an emergency looks like and what helps, and nothing of how drugs are used."},{"id":"c","text":"To report other students","isRight":false,"feedback":"Nobody is asked to name anyone."}]}
   ]$json$::jsonb, false),
  ('fake-pills', 2, 'Fake pills and phones', 2, $json$[
     {"alt":"Ten round pills in two rows. Five of them carry a small warning mark.","art":"mixed-pills","kind":"picture","caption":"5 of 10 fake pills with fentanyl held a dose that may kill (2024).","sources":["S21"]},
     {"kind":"text","heading":"How it reaches teenagers","sources":["S21","S30"],"paragraphs":["A pill that looks like a real one for pain, sleep or studying, offered by a friend or over an app. It was pressed in a back room. **You cannot see, taste or smell fentanyl in it.**","The sentence that helps most is short: “If a pill did not come from your own pharmacy, it is not a pill you know.”"]},
     {"kind":"checklist","items":["Lock away strong pain medicine; take back what is left over","Keep naloxone where everybody knows","Agree on a sentence for “come and get me, no questions tonight”"],"title":"At home"},
     {"id":"pharmacy","kind":"check","stem":"Which pill can you trust?","choices":[{"id":"a","text":"One from a pharmacy, for you","isRight":true,"feedback":"Yes. Only that one."},{"id":"b","text":"One from a friend who takes them too","isRight":false,"feedback":"Friends are fooled by fakes as well."},{"id":"c","text":"One that looks exactly like the real thing","isRight":false,"feedback":"Fakes look exactly like the real thing."}]}
   ]$json$::jsonb, false),
  ('how-to-talk', 3, 'How to talk about it', 2, $json$[
     {"alt":"Narcat and a person sit side by side on a step, each with a cup.","art":"talk","kind":"picture"},
     {"kind":"text","heading":"A talk that stays open","paragraphs":["**Ask before you tell.** “What have you heard about fake pills?” Then listen to the end.","**Say why.** “I’m not asking to catch you. I want you alive, whatever happens.”","**Promise one thing you can keep.** “If you call me from anywhere, I’ll come. We talk tomorrow.”"]},
     {"kind":"drill","steps":[{"text":"“I learned something today and want to know what you think.”","title":"Open"},{"text":"Count to five before you answer.","title":"Listen"},{"text":"“So what do we do if you see someone who won’t wake up?”","title":"Agree"}],"title":"Try these first sentences"},
     {"kind":"callout","text":"Signs such as lasting sadness, talk of giving up, or changed sleep need help beyond a talk. **988** is there by call or text for both of you, day and night.","tone":"care","title":"If you are worried now"},
     {"id":"first","kind":"check","stem":"Which opening keeps the door open?","choices":[{"id":"a","text":"“What have you heard about fake pills?”","isRight":true,"feedback":"Yes. A question that can be answered honestly."},{"id":"b","text":"“If I ever catch you…”","isRight":false,"feedback":"A threat ends the talk, and the call for help later."},{"id":"c","text":"“You would never do that, right?”","isRight":false,"feedback":"It only leaves room for a yes."}]}
   ]$json$::jsonb, false),
  ('your-part', 4, 'Your part here', 1, $json$[
     {"kind":"text","heading":"What you decide","paragraphs":["For a learner under 18 you decide, one by one: the course, the certificate, the survey, a kit, prize draws, events and photos. Every consent can be withdrawn at once in the [guardian area](/guardian).","You see progress and certificates. You do **not** see answers, messages or reports: a young person who fears being read does not ask for help."]},
     {"kind":"text","heading":"And you","paragraphs":["Learn it yourself: [the basics](/courses/overdose-response-basics) take twenty minutes. At home you may be the one who is near."]},
     {"id":"sees","kind":"check","stem":"What can a guardian see here?","choices":[{"id":"a","text":"Progress and certificates","isRight":true,"feedback":"Yes, and the learner sees exactly what you see."},{"id":"b","text":"Every answer and message","isRight":false,"feedback":"Those stay with the learner."},{"id":"c","text":"Reports of overdoses","isRight":false,"feedback":"Reports are anonymous. Nobody can see who wrote them."}]}
   ]$json$::jsonb, false)
) as lesson where c.slug = 'for-parents-and-guardians';
