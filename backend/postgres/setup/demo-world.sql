-- What the demo member earned and bought in Narcat's World. The lessons of demo-records.sql have added their coins.

select private.add_coins(a.id, s.source) from demo_account a, unnest(array[
  'scene:festival/the-quiet-friend', 'scene:festival/the-long-line', 'scene:quad/the-locked-door',
  'game:festival/breathe', 'game:festival/bag', 'daily:' || current_date
]) as s (source) where a.part = 'member';

select private.pay_for_costume(a.id, k.key), private.put_on_costume(a.id, k.key)
from demo_account a, unnest(array['flower-crown', 'quad']) as k (key) where a.part = 'member';

update public.wardrobes w set nameplate = 'Steady Otter' from demo_account a
where a.part = 'member' and w.user_id = a.id;
