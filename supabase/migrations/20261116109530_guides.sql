-- The printable guides on /about/resources are made from other rows; the search needs an entry for each.

select private.index_document('resource', md5('guide ' || title)::uuid, 'en', '/about/resources#guides', title, array[summary])
from (values
  ('The six steps, to print', 'A one-page PDF guide: what to do in an overdose, for the fridge, the bar or the dorm.'),
  ('The nasal spray, to print', 'A one-page PDF guide: how to give naloxone, when to give a second spray, and how to store it.')
) as guide (title, summary);
