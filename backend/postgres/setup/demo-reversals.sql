-- Reports of reversals, by weeks and months before the moment this runs.
insert into public.reversal_reports (grain, period, state, county, doses, outcome, setting, product, called_911, story,
  may_quote, status)
select r.grain::public.reversal_grain, case r.grain when 'week' then date_trunc('week', now())::date - 7 * r.back
    when 'month' then (date_trunc('month', now()) - make_interval(months => r.back))::date end,
  r.state, r.county, r.doses::public.reversal_doses, r.outcome::public.reversal_result,
  r.setting::public.reversal_setting, r.product::public.reversal_product, r.called::public.reversal_call, r.story,
  r.story is not null, r.status::public.reversal_status
from (values
  ('week', 0, 'Arkansas', 'Pulaski', '2', 'survived', 'home', 'nasal-4', 'yes', null, 'new'),
  ('week', 0, 'Arkansas', 'Pulaski', '2', 'survived', null, null, null, null, 'new'),
  ('week', 1, 'Oklahoma', 'Tulsa', '1', 'survived', 'vehicle', 'nasal-4', 'no',
    'The lesson said to wait and count. We counted out loud, and on the second minute he took a breath.', 'new'),
  ('week', 1, null, null, 'unsure', 'unknown', null, null, null, null, 'new'),
  ('month', 0, 'Tennessee', 'Shelby', '3', 'survived', 'outdoors', 'nasal-4', 'yes', null, 'new'),
  ('month', 1, 'Texas', null, '2', 'died', null, null, null, null, 'accepted'),
  ('month', 1, 'Arkansas', 'Garland', '2', 'survived', 'nightlife', 'nasal-4', 'yes', null, 'accepted'),
  ('month', 1, 'Kentucky', 'Jefferson', '1', 'survived', 'campus', 'nasal-3', 'yes', null, 'accepted'),
  ('month', 2, 'Ohio', null, '4+', 'survived', 'home', 'vial', 'yes', null, 'accepted'),
  ('earlier', 0, 'Missouri', 'Greene', '2', 'survived', 'hotel', 'nasal-4', 'unknown', null, 'accepted'),
  ('earlier', 0, 'Arkansas', 'Saline', '1', 'survived', 'workplace', 'nasal-4', 'yes', null, 'accepted'),
  ('week', 0, 'Ohio', 'Franklin', '1', 'survived', null, null, null, null, 'set-aside')
) as r (grain, back, state, county, doses, outcome, setting, product, called, story, status)
order by random();

-- Who gave the naloxone in reports of earlier years, which are deleted by now.
insert into private.rescuer_totals (rescuer, counted) values ('friend', 212), ('stranger', 106), ('staff', 78), ('family', 64)
  on conflict (rescuer) do update set counted = excluded.counted;
insert into public.reversal_rescuers (rescuer, amount) values ('friend', 212), ('stranger', 106), ('staff', 78), ('family', 64)
  on conflict (rescuer) do update set amount = excluded.amount;
