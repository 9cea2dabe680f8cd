-- Questions of the tests.
insert into public.questions (bank, number, topic, kind, stem, choices, answer, explanation, source, is_critical, is_active) values
  ('overdose-response', 1, 'signs', 'multiple', 'Which three signs together point to an opioid overdose?',
   $json$[
     {"id":"f","text":"They do not respond to voice or touch","feedback":"Yes. Someone who is only asleep wakes up when you shout and rub their breastbone."},
     {"id":"t","text":"Slow breathing, or none at all","feedback":"Yes. Slow or stopped breathing is what kills in an overdose."},
     {"id":"d","text":"Very small, pinpoint pupils","feedback":"Yes. Opioids shrink the pupils to pinpoints."},
     {"id":"r","text":"A fast heartbeat and sweating","feedback":"These fit stimulants or panic better. Opioids slow the body down."},
     {"id":"b","text":"Loud, restless talking","feedback":"Someone who talks and moves is responding. An overdose looks the other way around."},
     {"id":"k","text":"A red, hot face","feedback":"In an overdose skin usually turns cool, clammy and pale, gray or blue."}
   ]$json$,
   array['f', 't', 'd'], 'No response, slow or no breathing and pinpoint pupils are the three key signs. You do not need all three to act.',
   'CDC, Signs of an opioid overdose', true, true),
  ('overdose-response', 2, 'signs', 'single', 'You hear a sound from someone who will not wake up. Which sound is a warning?',
   $json$[
     {"id":"r","text":"Gurgling or heavy snoring","feedback":"Right. It means the airway is partly blocked and breathing is failing."},
     {"id":"b","text":"Hiccups","feedback":"Hiccups alone are not a sign of overdose."},
     {"id":"k","text":"Quiet, even breathing","feedback":"Even breathing is a good sign, but keep checking that they can be woken."},
     {"id":"m","text":"Coughing, and asking for a glass of water","feedback":"Someone who asks for something is awake."}
   ]$json$,
   array['r'], 'A deep snore or gurgle from a person who cannot be woken is often mistaken for sleep. It is an emergency.',
   'CDC, Signs of an opioid overdose', false, true),
  ('overdose-response', 3, 'signs', 'single', 'How do lips and nails look in an overdose on darker skin?',
   $json$[
     {"id":"m","text":"Gray or ashen","feedback":"Right. Look at the lips, gums and nail beds."},
     {"id":"w","text":"Bright red","feedback":"Bright red lips are not a sign of low oxygen."},
     {"id":"f","text":"Exactly as always","feedback":"Low oxygen changes the color of lips and nails on every skin tone."},
     {"id":"t","text":"Always bright blue","feedback":"Blue or purple shows on lighter skin. On darker skin look for gray or ash."}
   ]$json$,
   array['m'], 'Low oxygen looks blue or purple on lighter skin and gray or ashen on darker skin.',
   'ASAM, Opioid overdose patient guide (2025)', false, true),
  ('overdose-response', 4, 'signs', 'single', 'You are not sure whether it is an overdose. What do you do?',
   $json$[
     {"id":"t","text":"Treat it as one: call 911 and give naloxone","feedback":"Right. Naloxone does no harm if there are no opioids, and waiting can cost a life."},
     {"id":"d","text":"Wait ten minutes, then look at them once more","feedback":"The brain can be harmed within minutes without oxygen. Act now."},
     {"id":"r","text":"Search for pills first to be certain","feedback":"What was taken does not change the first steps."},
     {"id":"b","text":"Let them sleep it off","feedback":"People die while others think they are sleeping."}
   ]$json$,
   array['t'], 'If in doubt, act as if it were an overdose. You cannot make things worse with naloxone.',
   'CDC, Signs of an opioid overdose', true, true),
  ('overdose-response', 5, 'signs', 'single', 'How do you check whether someone responds?',
   $json$[
     {"id":"b","text":"Shout, shake the shoulder, then rub your knuckles on the breastbone","feedback":"Right. Loud, then firm: someone who only sleeps will react."},
     {"id":"k","text":"Pour cold water over them and wait until they move or say something","feedback":"Cold water wastes time and can cause shock or choking."},
     {"id":"m","text":"Slap their face hard","feedback":"Slapping hurts and tells you no more than a firm rub of the breastbone."},
     {"id":"w","text":"Hold their nose shut","feedback":"That takes away the air they need most."}
   ]$json$,
   array['b'], 'Shout their name, shake the shoulder, rub your knuckles firmly up and down the breastbone.',
   'ASAM, Opioid overdose patient guide (2025)', false, true),
  ('overdose-response', 6, 'act', 'single', 'They wake up after naloxone and say they are fine. Is 911 still needed?',
   $json$[
     {"id":"w","text":"Yes. The overdose can come back when naloxone wears off","feedback":"Right. Medical care is needed even if they feel better."},
     {"id":"f","text":"No. Waking up means that the overdose is over for good","feedback":"Naloxone wears off in 30 to 90 minutes. The opioid may last longer."},
     {"id":"t","text":"Only if they ask for it","feedback":"They may not know how they got here. Call, and stay with them."},
     {"id":"d","text":"Only if you have no second dose","feedback":"A second dose helps you wait. It does not replace care."}
   ]$json$,
   array['w'], 'Naloxone is a bridge. Always call 911, and stay until help takes over.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ; CDC, Naloxone FAQ', true, true),
  ('overdose-response', 7, 'act', 'single', 'There is no change after the first dose. How long do you wait before the next one?',
   $json$[
     {"id":"d","text":"2 to 3 minutes, with rescue breaths if you know how","feedback":"Right. Naloxone needs 2 to 3 minutes. Breathe for them meanwhile."},
     {"id":"r","text":"30 seconds, and then as many doses as you have","feedback":"Too soon. The first dose has had no time to work."},
     {"id":"b","text":"10 minutes","feedback":"Too long without enough air. Give the next dose after 2 to 3 minutes."},
     {"id":"k","text":"Never give a second dose","feedback":"Several doses may be needed with strong opioids like fentanyl."}
   ]$json$,
   array['d'], 'Give the next dose after 2 to 3 minutes if there is no better breathing.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', true, true),
  ('overdose-response', 8, 'act', 'single', 'Where does the second spray go?',
   $json$[
     {"id":"k","text":"Into the other nostril","feedback":"Right. A new device, the other nostril."},
     {"id":"m","text":"Into the mouth","feedback":"It is made for the lining of the nose."},
     {"id":"w","text":"Into the same nostril at once","feedback":"Switch sides so that it is taken up well."},
     {"id":"f","text":"Under the tongue","feedback":"Nasal spray only works in the nose."}
   ]$json$,
   array['k'], 'Use a new device in the other nostril.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 9, 'act', 'single', 'Should you test the nasal spray before you use it?',
   $json$[
     {"id":"f","text":"No. Each device holds a single dose","feedback":"Right. A test would waste the only dose in it."},
     {"id":"t","text":"Yes, with one short spray into the air","feedback":"That spray would be the whole dose."},
     {"id":"d","text":"Yes, if it is older than a year","feedback":"Age does not matter for testing. Never test it."},
     {"id":"r","text":"Only in cold weather","feedback":"Never test it. If it is frozen, warm it in your hands first."}
   ]$json$,
   array['f'], 'There is one dose in each device. Do not prime or test it.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 10, 'act', 'single', 'How should the person lie when you give the spray?',
   $json$[
     {"id":"r","text":"On the back, with the head tilted and the neck supported","feedback":"Right. It opens the airway and lets the spray reach the nose."},
     {"id":"b","text":"Sitting up against a wall, with the chin on the chest","feedback":"They may fall and their airway may close."},
     {"id":"k","text":"On the stomach","feedback":"You could not reach the nose, and breathing gets harder."},
     {"id":"m","text":"Standing, held by two people","feedback":"Walking or holding someone up delays what helps."}
   ]$json$,
   array['r'], 'Lay them on the back, tilt the head, support the neck. Afterwards, on the side.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 11, 'act', 'single', 'They breathe on their own but do not wake up. What now?',
   $json$[
     {"id":"m","text":"Turn them on the side and stay","feedback":"Right. The recovery position keeps the airway open if they vomit."},
     {"id":"w","text":"Leave them on the back and wait outside for help to come","feedback":"On the back they may choke. Never leave them alone."},
     {"id":"f","text":"Give one dose after another until they wake","feedback":"The goal is breathing, not waking."},
     {"id":"t","text":"Sit them in a chair","feedback":"In a chair the head drops forward and closes the airway."}
   ]$json$,
   array['m'], 'Breathing but not awake: recovery position, and stay until help takes over.',
   'ASAM, Opioid overdose patient guide (2025)', true, true),
  ('overdose-response', 12, 'act', 'single', 'How often do you give a rescue breath to an adult?',
   $json$[
     {"id":"t","text":"One breath every 5 seconds","feedback":"Right. About 12 breaths in a minute."},
     {"id":"d","text":"One breath every 15 seconds","feedback":"Too slow. They need one every 5 seconds."},
     {"id":"r","text":"As fast as you can","feedback":"Too fast fills the stomach instead of the lungs."},
     {"id":"b","text":"Only one breath in all","feedback":"Keep going until they breathe or help takes over."}
   ]$json$,
   array['t'], 'Tilt the head, lift the chin, pinch the nose, one breath every 5 seconds.',
   'SAMHSA, Do’s and don’ts in an overdose', false, true),
  ('overdose-response', 13, 'act', 'single', 'What is naloxone meant to bring back?',
   $json$[
     {"id":"b","text":"Normal breathing","feedback":"Right. Breathing is the goal, whether they wake up or not."},
     {"id":"k","text":"A clear, talking person","feedback":"Some people breathe well and stay asleep, above all if a sedative is involved."},
     {"id":"m","text":"A fast pulse","feedback":"You do not need to check the pulse. Watch the breathing."},
     {"id":"w","text":"Normal pupils","feedback":"Pupils change too, but breathing is what keeps them alive."}
   ]$json$,
   array['b'], 'The aim is breathing, not waking.',
   'CDC COCA call on xylazine and medetomidine (2024)', true, true),
  ('overdose-response', 14, 'act', 'single', 'What should 911 hear first?',
   $json$[
     {"id":"w","text":"“Someone is not responding and not breathing well”, and the exact place","feedback":"Right. It sends the right help to the right door."},
     {"id":"f","text":"Which drug you think it was, how much of it, and where the person got it from","feedback":"You can say it if you know, but first say what you see and where you are."},
     {"id":"t","text":"Whose fault it was","feedback":"Not needed. Say what you see and where you are."},
     {"id":"d","text":"Only your name","feedback":"Help needs the place and what you see."}
   ]$json$,
   array['w'], 'Say that the person does not respond or breathe, and say exactly where you are.',
   'Full Circle Recovery, What to tell 911', false, true),
  ('overdose-response', 15, 'naloxone', 'single', 'How does naloxone work?',
   $json$[
     {"id":"d","text":"It pushes opioids off their receptors and blocks them for a while","feedback":"Right. That lets breathing come back."},
     {"id":"r","text":"It makes the liver burn the drug faster, so that it is gone in minutes","feedback":"The drug stays in the body. Naloxone only blocks it for a time."},
     {"id":"b","text":"It is a stimulant that wakes people up","feedback":"It has no such effect of its own."},
     {"id":"k","text":"It makes people vomit the drug","feedback":"It does not work through the stomach."}
   ]$json$,
   array['d'], 'Naloxone takes the place of opioids on the receptors, so breathing can start again.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 16, 'naloxone', 'single', 'You gave naloxone to someone who had no opioids in the body. What happens?',
   $json$[
     {"id":"k","text":"Nothing harmful","feedback":"Right. That is why you can use it when you are not sure."},
     {"id":"m","text":"They fall into withdrawal","feedback":"Withdrawal only happens if there were opioids."},
     {"id":"w","text":"They become addicted","feedback":"Naloxone cannot be misused and does not cause dependence."},
     {"id":"f","text":"Their heart stops","feedback":"Naloxone only acts where opioids sit. Without them it changes nothing, in the heart or anywhere else."}
   ]$json$,
   array['k'], 'Without opioids naloxone does nothing. It is safe to give when in doubt.',
   'CDC, Naloxone FAQ', true, true),
  ('overdose-response', 17, 'naloxone', 'single', 'How long does a dose last, and why does it matter?',
   $json$[
     {"id":"f","text":"30 to 90 minutes; the overdose may return","feedback":"Right. So call 911, and stay."},
     {"id":"t","text":"For good; one dose is enough","feedback":"It wears off, and the opioid may last longer."},
     {"id":"d","text":"5 minutes; then it is too late","feedback":"It lasts longer than that, but not long enough to go home alone."},
     {"id":"r","text":"24 hours; they are safe for a day","feedback":"No. After 30 to 90 minutes they may stop breathing again."}
   ]$json$,
   array['f'], 'Naloxone wears off after 30 to 90 minutes. Many opioids last longer.',
   'Mayo Clinic Press, How naloxone works', true, true),
  ('overdose-response', 18, 'naloxone', 'single', 'They do not breathe. Can nasal naloxone still work?',
   $json$[
     {"id":"r","text":"Yes. It is absorbed in the nose; no breath is needed","feedback":"Right. Give it, then breathe for them."},
     {"id":"b","text":"No. They have to breathe it in, or it stays in the nose without effect","feedback":"The lining of the nose takes it up by itself."},
     {"id":"k","text":"Only if you blow it in with a straw","feedback":"Just press the plunger. Nothing else is needed."},
     {"id":"m","text":"Only together with an injection","feedback":"The spray works alone. Give it, and breathe for them while it does."}
   ]$json$,
   array['r'], 'The lining of the nose absorbs the spray. No inhaling is needed.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 19, 'naloxone', 'single', 'Do you need a prescription for the 4 mg nasal spray?',
   $json$[
     {"id":"m","text":"No. It has been sold over the counter since 2023","feedback":"Right. Ask at a pharmacy, a health department, or us."},
     {"id":"w","text":"Yes, in every state","feedback":"That ended in 2023 for the 4 mg spray."},
     {"id":"f","text":"Yes, unless you are a nurse or work in a school","feedback":"Anyone may buy and carry it."},
     {"id":"t","text":"Only for your own use","feedback":"You may carry it to help anyone."}
   ]$json$,
   array['m'], 'The FDA approved the 4 mg spray for sale without a prescription on March 29, 2023.',
   'FDA, approval of over-the-counter naloxone (March 29, 2023)', false, true),
  ('overdose-response', 20, 'naloxone', 'single', 'How does an 8 mg spray compare with a 4 mg spray?',
   $json$[
     {"id":"t","text":"Survival is the same, with more withdrawal","feedback":"Right. More is not better."},
     {"id":"d","text":"It saves about twice as many people’s lives","feedback":"A study found the same survival."},
     {"id":"r","text":"It works when 4 mg cannot","feedback":"If 4 mg is not enough, give another 4 mg after 2 to 3 minutes."},
     {"id":"b","text":"It has fewer side effects","feedback":"It caused about 2.5 times more withdrawal signs."}
   ]$json$,
   array['t'], 'In a 2024 report survival was the same (99.0 % and 99.2 %), with 2.5 times more withdrawal signs after 8 mg.',
   'CDC MMWR 2024;73(5):110–113', false, true),
  ('overdose-response', 21, 'naloxone', 'single', 'Does naloxone reverse cocaine or alcohol on their own?',
   $json$[
     {"id":"b","text":"No, but give it if you are not sure what was taken","feedback":"Right. Other drugs often contain fentanyl."},
     {"id":"k","text":"Yes, it reverses any drug","feedback":"It works on opioids only."},
     {"id":"m","text":"Yes, but more slowly","feedback":"It has no effect on cocaine or alcohol."},
     {"id":"w","text":"No, so never give it to someone who took cocaine or alcohol","feedback":"Cocaine may be mixed with fentanyl. When in doubt, give it."}
   ]$json$,
   array['b'], 'It works on opioids only. Since supplies are mixed, give it whenever you are not sure.',
   'CDC, Naloxone FAQ', false, true),
  ('overdose-response', 22, 'naloxone', 'single', 'After naloxone the person is upset, sweating and vomits. What is it, and what do you do?',
   $json$[
     {"id":"w","text":"Withdrawal: stay calm, turn them on the side, no more drugs","feedback":"Right. It feels awful, and it passes."},
     {"id":"f","text":"An allergy: give another dose","feedback":"It is withdrawal. Another dose would make it worse."},
     {"id":"t","text":"They are angry with you: leave the room until they have calmed down","feedback":"They are in pain and confused. Stay and explain what happened."},
     {"id":"d","text":"They need more opioids to calm down","feedback":"That could stop their breathing again."}
   ]$json$,
   array['w'], 'Sudden withdrawal is unpleasant but rarely dangerous. Stay, explain, keep them on the side.',
   'FDA, RiVive approval and withdrawal signs (July 28, 2023)', false, true),
  ('overdose-response', 23, 'naloxone', 'single', 'May naloxone be given to children?',
   $json$[
     {"id":"d","text":"Yes, to people of any age","feedback":"Right. Babies, children, pregnant and older people too."},
     {"id":"r","text":"Only from 18 years","feedback":"There is no age limit for naloxone nasal spray."},
     {"id":"b","text":"Only half a spray","feedback":"A device gives one full dose. Use it as it is."},
     {"id":"k","text":"Never","feedback":"Children have died because no one dared. Give it."}
   ]$json$,
   array['d'], 'Naloxone nasal spray is safe at all ages, and in pregnancy.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 24, 'naloxone', 'single', 'How long does newly made 4 mg naloxone spray keep?',
   $json$[
     {"id":"k","text":"4 years; check the date on the box","feedback":"Right. If an old one is all you have, use it."},
     {"id":"m","text":"6 months","feedback":"It keeps much longer. The date is on the box."},
     {"id":"w","text":"1 year","feedback":"Since 2024 it is 4 years for newly made spray."},
     {"id":"f","text":"It never goes bad","feedback":"It loses strength in the end. Check the date."}
   ]$json$,
   array['k'], 'Spray made after January 17, 2024 keeps 4 years, earlier ones 3 years. Keep it at room temperature.',
   'FDA, shelf life of naloxone nasal spray (January 17, 2024)', false, true),
  ('overdose-response', 25, 'risk', 'single', 'Why is the risk so high after jail, detox or a hospital stay?',
   $json$[
     {"id":"f","text":"The body has lost its tolerance","feedback":"Right. An old dose may now be deadly."},
     {"id":"t","text":"Drugs are stronger outside than inside","feedback":"Supply changes, but the body has changed more."},
     {"id":"d","text":"Naloxone does not work then","feedback":"It works as always. What has changed is how little of the drug the body can take."},
     {"id":"r","text":"The body has become immune","feedback":"The opposite: it has become more sensitive."}
   ]$json$,
   array['f'], 'After a break even a former dose can kill. In the first weeks after prison the risk is 8 to 40 times higher.',
   'Penn State Evidence-to-Impact, risk after release; ODprevention.org', false, true),
  ('overdose-response', 26, 'risk', 'single', 'Which mix with opioids slows breathing the most?',
   $json$[
     {"id":"r","text":"Alcohol or benzodiazepines","feedback":"Right. Each of them slows breathing too."},
     {"id":"b","text":"Coffee","feedback":"Coffee does not slow breathing, and it does not help either."},
     {"id":"k","text":"Vitamins","feedback":"They do not change the risk."},
     {"id":"m","text":"Nicotine","feedback":"It is not what makes an opioid overdose more likely."}
   ]$json$,
   array['r'], 'Alcohol, benzodiazepines and other sedatives add to the effect of opioids.',
   'Penn State Evidence-to-Impact, risk after release; ODprevention.org', false, true),
  ('overdose-response', 27, 'risk', 'single', 'Can you see, smell or taste fentanyl in a pill or powder?',
   $json$[
     {"id":"m","text":"No","feedback":"Right. Only a test can show it, and not always."},
     {"id":"w","text":"Yes, it tastes bitter","feedback":"You cannot tell by taste."},
     {"id":"f","text":"Yes, it is always blue","feedback":"Color says nothing: fakes are made in the color of the pill they copy."},
     {"id":"t","text":"Yes, it smells of vinegar","feedback":"You cannot tell by smell."}
   ]$json$,
   array['m'], 'Fentanyl cannot be seen, smelled or tasted.',
   'CDC, Fentanyl facts', false, true),
  ('overdose-response', 28, 'risk', 'single', 'Of fake pills with fentanyl that were tested in 2024, how many held a dose that may kill?',
   $json$[
     {"id":"t","text":"About 5 in 10","feedback":"Right. One pill can be enough."},
     {"id":"d","text":"About 1 in 100","feedback":"Far more: about half. That is why one pill can be enough."},
     {"id":"r","text":"About 1 in 10","feedback":"Far more: in one lab’s tests of 2024 it was about every second pill."},
     {"id":"b","text":"None, that is a rumor","feedback":"Half of them held 2 mg of fentanyl or more."}
   ]$json$,
   array['t'], 'In 2024 the DEA found a potentially lethal dose in 5 of 10 fake pills with fentanyl.',
   'DEA, laboratory testing of fake pills (November 2024)', false, true),
  ('overdose-response', 29, 'strips', 'single', 'A fentanyl test strip shows one line. What does it mean?',
   $json$[
     {"id":"b","text":"Fentanyl was found","feedback":"Right. One line means found."},
     {"id":"k","text":"No fentanyl was found","feedback":"Two lines mean not found. Many people expect it the other way around."},
     {"id":"m","text":"The strip is broken","feedback":"A broken strip has no control line at all."},
     {"id":"w","text":"The drug is pure","feedback":"A strip says nothing about purity."}
   ]$json$,
   array['b'], 'One line: fentanyl found. Two lines: not found. No control line: the test is invalid, do it again.',
   'CDC, Fentanyl test strips', false, true),
  ('overdose-response', 30, 'strips', 'single', 'Two lines on the strip: is it safe now?',
   $json$[
     {"id":"w","text":"No. The risk is lower, not gone","feedback":"Right. Strips can miss spots, and other drugs like it."},
     {"id":"f","text":"Yes, completely","feedback":"Fentanyl may sit in another part of the pill."},
     {"id":"t","text":"Yes, if it is a pill","feedback":"Pills are not mixed evenly."},
     {"id":"d","text":"Yes, if two friends tested it","feedback":"Each test has the same limits."}
   ]$json$,
   array['w'], 'A strip can miss clumps and some related drugs, such as carfentanil.',
   'CDC, Fentanyl test strips', false, true),
  ('overdose-response', 31, 'myth', 'single', 'Should you put the person under a cold shower or give coffee?',
   $json$[
     {"id":"d","text":"No. Both waste time and can do harm","feedback":"Right. Naloxone, 911 and breathing are what help."},
     {"id":"r","text":"Yes, the shock of it wakes them up","feedback":"It can cause shock, a fall or choking."},
     {"id":"b","text":"Coffee yes, shower no","feedback":"Someone who cannot be woken cannot swallow."},
     {"id":"k","text":"Shower yes, coffee no","feedback":"Cold water can stop breathing sooner."}
   ]$json$,
   array['d'], 'Cold water, coffee, slapping and walking around delay what saves the person.',
   'SAMHSA, Do’s and don’ts in an overdose', false, true),
  ('overdose-response', 32, 'myth', 'truefalse', 'Touching fentanyl powder causes an overdose.',
   $json$[
     {"id":"k","text":"False","feedback":"Right. There is no confirmed case from casual contact. Gloves and washing with water are enough."},
     {"id":"m","text":"True","feedback":"It is a myth that keeps people from helping. Skin does not take up enough by touch."}
   ]$json$,
   array['k'], 'Incidental touch does not cause overdose. Do not let this fear stop you from helping.',
   'ACMT, position on fentanyl exposure (November 2024)', false, true),
  ('overdose-response', 33, 'law', 'single', 'What do Good Samaritan laws do?',
   $json$[
     {"id":"f","text":"Most states protect people who call for help; how far differs","feedback":"Right. Look up your own state."},
     {"id":"t","text":"They protect only doctors, nurses and other people who are trained","feedback":"They are made for bystanders."},
     {"id":"d","text":"They are the same in every state","feedback":"They differ in which offenses and which people they cover."},
     {"id":"r","text":"They make it a crime to leave","feedback":"That is not what they are about."}
   ]$json$,
   array['f'], 'By 2021, 47 states and DC had overdose Good Samaritan and naloxone laws. This is not legal advice.',
   'GAO, Good Samaritan and naloxone laws (2021)', false, true),
  ('overdose-response', 34, 'xylazine', 'single', 'After naloxone the person breathes well but stays asleep. What may be the reason, and what do you do?',
   $json$[
     {"id":"r","text":"A sedative is mixed in: keep the airway open, stay, no endless doses","feedback":"Right. Naloxone has done its part. Breathing is what counts."},
     {"id":"b","text":"The naloxone was fake: give five more sprays, one each minute, until they wake up","feedback":"They breathe. More doses only add withdrawal."},
     {"id":"k","text":"They pretend: shake them until they talk","feedback":"Let them lie on the side, and watch the breathing."},
     {"id":"m","text":"They are well: go home","feedback":"Stay until help takes over."}
   ]$json$,
   array['r'], 'Xylazine and medetomidine make people sleep and are not reversed by naloxone. Watch the breathing.',
   'CDC COCA call on xylazine and medetomidine (2024)', false, true),
  ('overdose-response', 35, 'naloxone', 'order', 'Put the steps of giving a nasal spray in order.',
   $json$[
     {"id":"m","text":"Lay the person on the back and tilt the head","feedback":"First open the way to the nose."},
     {"id":"w","text":"Place the tip in one nostril until your fingers touch the nose","feedback":"Then the tip goes in as far as it will."},
     {"id":"f","text":"Press the plunger firmly to give the dose","feedback":"Then press once, all the way."},
     {"id":"t","text":"Take the device out and watch the breathing","feedback":"Then watch, and start to count 2 to 3 minutes."}
   ]$json$,
   array['m', 'w', 'f', 't'], 'On the back, tip in, press, watch. If breathing is no better after 2 to 3 minutes, a new device in the other nostril.',
   'Naloxone 4 mg nasal spray, over-the-counter directions and FAQ', false, true),
  ('overdose-response', 36, 'signs', 'single', 'Someone is very drowsy, but answers when you speak to them. What do you do?',
   $json$[
     {"id":"t","text":"Keep them awake and talking, stay, and be ready with naloxone","feedback":"Right. It can turn into an overdose within minutes."},
     {"id":"d","text":"Go home, they answered","feedback":"Drowsiness can deepen fast. Someone should stay."},
     {"id":"r","text":"Give naloxone at once, before they fall asleep, and then another","feedback":"While they breathe and answer, watch closely. Give it when they stop responding or breathing slows."},
     {"id":"b","text":"Put them to bed alone","feedback":"Alone, no one notices when breathing stops."}
   ]$json$,
   array['t'], 'Someone who answers is not in overdose yet. Stay, keep checking, keep naloxone at hand.',
   'SAMHSA, Overdose Prevention and Response Toolkit', false, true);
