-- Offers of larger gifts, one at each stage that staff work on, dated from the moment this runs. It sends no email.
insert into public.gift_offers (kind, name, email, organization, place, details, wants_thanks, stage, note, next_step,
  next_on, sent_at, changed_at)
select o.kind::public.gift_offer_kind, o.name, lower(replace(o.name, ' ', '.')) || '@people.openairway.example',
  o.organization, o.place, o.details, o.thanks, o.stage::public.gift_offer_stage, o.note, o.next_step,
  current_date + o.due, now() - make_interval(days => o.sent), now() - make_interval(days => o.changed)
from (values
  ('in-kind', 'Carla Dean', null, 'Fayetteville, Arkansas', false, 'received', null, null, null, 2, 2,
    'My print shop has a slow week every month. I could print two thousand rescue cards on heavy paper, if you send the file.'),
  ('company', 'Theo Marsh', 'Ridgeline Cold Storage', 'Tulsa, Oklahoma', true, 'talking',
    'Thank you, Theo. We can teach both shifts. We will call you on Tuesday about dates.',
    'Call Theo about the night shift', 3, 11, 4,
    'We have 140 people on two shifts and want naloxone beside every first-aid kit. We would match what the crew gives.'),
  ('planned', 'June Albright', null, 'Little Rock, Arkansas', false, 'agreed',
    'We sent the wording that your lawyer asked for.', 'Wait for a copy from her lawyer', 21, 40, 12,
    'I would like to leave a part of my house to the people who teach this. My nephew is alive because of a neighbor.'),
  ('company', 'Rick Stull', 'Quick Detox Centers', null, true, 'declined',
    'We do not accept gifts that come with a place in the lesson.', null, null, 25, 20,
    'We would sponsor the whole course for a year if each lesson ends with our phone number and our logo.')
) as o (kind, name, organization, place, thanks, stage, note, next_step, due, sent, changed, details);
insert into private.gift_offer_tokens (offer_id) select id from public.gift_offers;
-- The change to the current stage is in the history already.
insert into private.gift_offer_changes (offer_id, stage, changed_at)
  select o.id, 'received', o.sent_at from public.gift_offers o where o.stage <> 'received';
