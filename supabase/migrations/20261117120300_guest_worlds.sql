-- What a guest earned, bought and wore on a device, for the member who says that it was them.

-- The site's server has checked how each source was finished. Costumes are bought in order, as far as the coins reach;
-- what the member wears already stays. Sending the same again changes nothing.
create function private.keep_guest_world(
  member uuid, sources text[], wanted text[], worn text[], guest_nameplate text
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  refusal public.coin_outcome := private.world_refusal(member);
  entry text;
  earned integer := 0;
  bought text[] := '{}';
  missed text[] := '{}';
begin
  if cardinality(sources) > 500 or cardinality(wanted) > 100 or cardinality(worn) > 2 then
    raise exception 'too many entries' using errcode = 'invalid_parameter_value';
  end if;
  if refusal is null then
    perform private.lock_wardrobe(member);
    foreach entry in array sources loop
      if private.add_coins(member, entry) = 'granted' then earned := earned + private.coins_for(entry); end if;
    end loop;
    foreach entry in array wanted loop
      case private.pay_for_costume(member, entry)
        when 'bought' then bought := bought || entry;
        when 'too-few' then missed := missed || entry;
        else null;
      end case;
    end loop;
    foreach entry in array worn loop
      if not exists (select from public.wardrobes w join public.costumes c on c.key in (w.costume, w.background)
        where w.user_id = member and c.kind = (select k.kind from public.costumes k where k.key = entry)) then
        perform private.put_on_costume(member, entry);
      end if;
    end loop;
    update public.wardrobes w set nameplate = guest_nameplate
      where w.user_id = member and w.nameplate is null and private.is_nameplate(guest_nameplate);
  end if;
  return jsonb_build_object('refusal', refusal, 'earned', earned, 'bought', bought, 'missed', missed);
end $$;
call private.publish_function('keep_guest_world', '{service_role}');

-- Moves coins and costumes with a merged account. Of two grants for the same thing one counts, and of two equal
-- costumes the price of the second is returned. Nobody loses a costume: what both accounts bought with coins for the
-- same thing costs only what is left.
create function private.move_wardrobe(from_person uuid, to_person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  worn public.wardrobes;
  available integer;
begin
  delete from public.wardrobes w where w.user_id = from_person returning * into worn;
  if worn.user_id is null then return; end if;
  perform private.lock_wardrobe(to_person);
  with moved as (
    insert into public.coin_grants (user_id, source, coins, granted_at)
      select to_person, g.source, g.coins, g.granted_at from public.coin_grants g where g.user_id = from_person
      on conflict (user_id, source) do nothing returning coins
  )
  select w.coins + coalesce((select sum(m.coins) from moved m), 0) into available
    from public.wardrobes w where w.user_id = to_person;
  with moved as (
    insert into public.owned_costumes (user_id, costume, paid, bought_at)
      select to_person, o.costume,
        least(o.paid, greatest(0, available - coalesce(sum(o.paid) over (order by o.bought_at, o.costume
          rows between unbounded preceding and 1 preceding), 0))), o.bought_at
      from public.owned_costumes o where o.user_id = from_person and not exists (
        select from public.owned_costumes mine where mine.user_id = to_person and mine.costume = o.costume)
      returning paid
  )
  select available - coalesce(sum(m.paid), 0) into available from moved m;
  update public.wardrobes w set coins = available, costume = coalesce(w.costume, worn.costume),
    background = coalesce(w.background, worn.background), nameplate = coalesce(w.nameplate, worn.nameplate)
    where w.user_id = to_person;
  delete from public.coin_grants g where g.user_id = from_person;
  delete from public.owned_costumes o where o.user_id = from_person;
end $$;
grant execute on function private.move_wardrobe(uuid, uuid) to function_owner;

create or replace function private.merge_account(code text, is_other_leaving boolean default false)
returns public.merge_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  before jsonb;
  after jsonb;
begin
  select * into usable from private.find_merge(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(me, usable.from_person);
  before := private.movable_rows(usable.from_person);
  -- Before the courses: what moves must not earn a second ticket or other coins.
  perform private.move_raffle_entries(usable.from_person, me);
  perform private.move_wardrobe(usable.from_person, me);
  perform private.move_learning(usable.from_person, me);
  perform private.move_chapters(usable.from_person, me);
  perform private.move_registrations(usable.from_person, me);
  perform private.move_gifts(usable.from_person, me);
  perform private.move_volunteering(usable.from_person, me);
  after := private.movable_rows(usable.from_person);
  update public.account_merges g set merged_at = now(), secret_hash = null, sent_to = null,
    is_other_leaving = coalesce(merge_account.is_other_leaving, false), moved = (
      select jsonb_object_agg(key, value::integer - (after ->> key)::integer) from jsonb_each_text(before))
    where g.id = usable.merge;
  perform private.notify(me, 'account', 'accounts-merged', '{}', 'merged ' || usable.merge);
  perform private.notify(usable.from_person, 'account', 'account-merged-away', '{}',
    'merged away ' || usable.merge);
  if merge_account.is_other_leaving then
    perform private.schedule_erasure(usable.from_person, me, 'asked', now() + interval '7 days');
  end if;
  return 'merged';
end $$;
