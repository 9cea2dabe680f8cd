-- Event staff check the people who won and get the prize to them, so they need to know who they are and where to write.

create function private.winner_contacts(raffle uuid)
  returns table (number integer, name text, state text, is_minor boolean, contacts text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('events') then return; end if;
  return query
    select w.number, coalesce(e.card_name, p.display_name), p.state, private.is_minor(w.user_id),
      case
        when e.source = 'mail-in' then array[e.card_contact]
        -- About the prize of a learner under 18, staff write to the guardians.
        when private.is_minor(w.user_id) then array(select m.address from public.guardianships g
          join private.confirmed_emails m on m.user_id = g.guardian_id
          where g.learner_id = w.user_id and g.verified_at is not null and g.ended_at is null order by g.created_at)
        else array(select m.address from private.confirmed_emails m where m.user_id = w.user_id)
      end
    from public.raffle_winners w
      join public.raffle_entries e on e.raffle_id = w.raffle_id and e.number = w.number
      left join public.profiles p on p.id = w.user_id
    where w.raffle_id = winner_contacts.raffle and w.called_at is not null and w.passed_at is null
      and w.handed_over_at is null
      -- A sender of a card can't claim on the site, so staff write first.
      and (w.claimed_at is not null or e.source = 'mail-in')
    order by w.place;
end $$;
call private.publish_function('winner_contacts', '{authenticated}');
