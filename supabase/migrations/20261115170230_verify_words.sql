-- The page about checking a certificate says where its number stands, and what it proves and what not.
update public.pages set
  lead = 'Somebody hands you a certificate of ours? Type its number, or scan its square. A real one always leads back here.',
  sections = $json$[
    {"kind": "opening", "lines": ["Is it real?"], "shape": "split", "art": "certificate"},
    {"kind": "steps", "heading": "Three looks", "items": [
      {"title": "Find the number", "text": "At the top right, after “No.”: 32 characters in groups of four, 0 to 9 and a to f. Nobody can guess one."},
      {"title": "Check it here", "text": "Type it above, or scan the square. Then look at the address of the page that opens: it must be this site. Don’t trust a picture of the page."},
      {"title": "Compare", "text": "Name or initials, course and dates must match the paper. The page says in words whether it counts today."}
    ]},
    {"kind": "prose", "heading": "What it proves", "paragraphs": [
      "Somebody finished this course and passed its test on that day, with every life-saving question right.",
      "It does not prove who hands it to you: if that matters, compare the name with an ID. It is not a license, not a medical qualification and not a CPR card."
    ]},
    {"kind": "prose", "heading": "If it isn’t there", "paragraphs": [
      "A number we don’t know is usually a typing mistake: there is no letter O in it, only zeros. Copy it sign by sign. Still nothing? Write to {mail:hello} with a photo of the paper, and a person looks."
    ]},
    {"kind": "prose", "heading": "For programs", "paragraphs": [
      "Put the number after the address of this page, with a slash between them, and the answer comes as JSON, up to 30 times a minute. Each certificate is also an Open Badge with our signature, which can be checked without asking us."
    ]}
  ]$json$
where path = '/verify';
