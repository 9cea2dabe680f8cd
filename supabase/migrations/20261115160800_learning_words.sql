-- The words around certificates say what is true since courses are taken here: online, with a test of twenty
-- questions.
update public.pages set sections = $json$[
    {"kind": "opening", "lines": ["Know it.", "Show it."], "art": "thumbs", "keys": [{"href": "/courses", "label": "See the courses"}]},
    {"kind": "steps", "heading": "From first minute to certificate", "items": [
      {"title": "Choose a course", "text": "Overdose response basics is the one with a certificate. The shorter ones are good company.", "art": "lookout"},
      {"title": "Take the lessons", "text": "About 20 minutes, at your own pace, without an account. Stop whenever you like: your place is kept.", "art": "kneeling"},
      {"title": "Pass the test", "text": "Twenty questions on signs, steps and naloxone. You need 80 %, and the questions a life hangs on must all be right. Miss one and you see why, then try again.", "art": "happy"},
      {"title": "Get the proof", "text": "With the name you choose, or only your initials. Under 18 it is always initials.", "art": "thumbs"}
    ]},
    {"kind": "questions", "heading": "What people ask", "items": [
      {"question": "How long is it good for?", "answer": "24 months. After that, take the test again: guidance changes, and so do memories. We remind you 60, 30 and 7 days before."},
      {"question": "What is it worth at work?", "answer": "It shows that you took this course. It is not a license, not a medical qualification and not a CPR card."},
      {"question": "Can somebody check it is real?", "answer": "Yes. Each one has an address on this site that nobody can guess. Whoever you give it to can look it up."},
      {"question": "Do I have to be a certain age?", "answer": "13 or older. Learners from 13 to 17 need a guardian’s consent."}
    ]},
    {"kind": "callout", "field": "air", "title": "Rather in a room?", "text": "Trained volunteers teach the same steps live. Write to us with your town and a day that suits you.", "link": {"href": "mailto:learn@openairway.example", "label": "Book a lesson"}, "art": "spray"}
  ]$json$
where path = '/get-certified';
