-- The page of courses lists what is in the database; its row keeps the words around the list.
update public.pages set
  description = 'Short, free courses on opioid overdose response: see it, act in the minutes that count, and stay. Start with no account.',
  lead = 'Same steps everywhere: check, call, spray, breathe, turn, stay. Start without an account; your place is kept, and it comes along if you sign up.',
  sections = $json$[
    {"kind": "opening", "lines": ["Pick", "a course"], "art": "kneeling", "keys": [
      {"href": "/get-involved/learn", "label": "Learn the signs now"},
      {"href": "/get-certified", "label": "How to get certified"}
    ]},
    {"kind": "prose", "heading": "In a room, with others", "paragraphs": [
      "Trained volunteers teach the same steps live, in a room or on a call, for one person or for sixty. It is free. Write to learn@openairway.example and say where you are, how many you are and which day suits you.",
      "Our courses are not a substitute for hands-on CPR training. If you can take a CPR class, do: the two belong together."
    ]},
    {"kind": "callout", "field": "butter", "title": "Learners under 18", "text": "Welcome, with a guardian’s consent. Guardians can read the whole course before anybody else does.", "link": {"href": "/guardian", "label": "For parents and guardians"}}
  ]$json$
where path = '/courses';
