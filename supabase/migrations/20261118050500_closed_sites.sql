-- A site can be closed: what is left there can only be moved, and nothing offers it anymore. Staff choose the site that
-- ships a request; without a choice it is the one that is marked.

alter table private.stock_sites add column closed_at timestamptz,
  add constraint stock_sites_closed_check check (closed_at is null or not ships_mail and chapter_id is null);
alter type public.stock_outcome add value 'closed';
alter type public.stock_outcome add value 'ships-mail';

-- A closed site has no level to watch.
create or replace function private.check_stock_level(site uuid) returns void language plpgsql set search_path = '' as $$
declare
  held private.stock_sites;
begin
  update private.stock_sites s set is_low = s.kits < s.alert_below and s.closed_at is null
    where s.id = site and s.is_low <> (s.kits < s.alert_below and s.closed_at is null) returning s.* into held;
  if not coalesce(held.is_low, false) then return; end if;
  perform private.queue_email('stock-low', e.address,
      jsonb_build_object('site', held.name, 'kits', held.kits, 'level', held.alert_below))
    from public.user_roles u join private.confirmed_emails e on e.user_id = u.user_id where u.role = 'outreach';
end $$;

-- Closes a site, or opens it again. The site that ships kits stays open until another one is marked.
create function private.close_stock_site(site uuid, is_closed boolean) returns public.stock_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held private.stock_sites;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform from public.kit_stock k where k.id for update;
  select * into held from private.stock_sites s where s.id = site for update;
  if held.id is null or is_closed is null then return 'invalid'; end if;
  if is_closed and held.ships_mail then return 'ships-mail'; end if;
  update private.stock_sites s set closed_at = case when is_closed then coalesce(s.closed_at, now()) end,
    chapter_id = case when not is_closed then s.chapter_id end where s.id = site;
  perform private.check_stock_level(site);
  return 'saved';
end $$;
call private.publish_function('close_stock_site', '{authenticated}');

create or replace function private.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean)
returns public.stock_outcome language plpgsql security definer set search_path = '' as $$
declare
  held uuid := site;
  is_first boolean;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform from public.kit_stock k where k.id for update;
  is_first := not exists (select from private.stock_sites s);
  if coalesce($5, false) then
    update private.stock_sites s set ships_mail = false where s.ships_mail and s.id is distinct from site;
  end if;
  if held is null then
    insert into private.stock_sites (name, alert_below, chapter_id, ships_mail)
      values (trim($2), $3, $4, is_first or coalesce($5, false)) returning id into held;
    if is_first then
      perform private.change_stock(held, 'corrected', (k.kits + private.promised_kits())::integer, 0, 'Stock before there were sites')
        from public.kit_stock k where k.id;
    end if;
  else
    update private.stock_sites s set name = trim($2), alert_below = $3, chapter_id = $4,
      ships_mail = s.ships_mail or coalesce($5, false) where s.id = held and s.closed_at is null;
    if not found then return 'invalid'; end if;
  end if;
  perform private.check_stock_level(held);
  return 'saved';
exception
  when check_violation or not_null_violation or unique_violation or foreign_key_violation then return 'invalid';
end $$;

create or replace function private.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text,
  expires_on date, to_site uuid) returns public.stock_outcome language plpgsql security definer set search_path = '' as $$
declare
  held private.stock_sites;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if change is null or change = 'shipped' or kits is null or doses is null or kits < 0 or doses < 0
    or change <> 'corrected' and kits + doses = 0 or (change = 'moved') <> (to_site is not null) or to_site = site
    or expires_on not between current_date - 3650 and current_date + 3650 then
    return 'invalid';
  end if;
  perform from public.kit_stock k where k.id for update;
  perform from private.stock_sites s where s.id in (site, to_site) order by s.id for update;
  select * into held from private.stock_sites s where s.id = site;
  if held.id is null or to_site is not null and not exists (
    select from private.stock_sites s where s.id = to_site and s.closed_at is null) then
    return 'invalid';
  end if;
  if held.closed_at is not null and change <> 'moved' then return 'closed'; end if;
  if change in ('moved', 'handed-out') and (held.kits < kits or held.doses < doses) then return 'too-few'; end if;
  case change
    when 'received' then perform private.change_stock(site, change, kits, doses, reason, $6);
    when 'corrected' then perform private.change_stock(site, change, kits - held.kits, doses - held.doses, reason);
    else perform private.change_stock(site, change, -kits, -doses, reason);
  end case;
  if change = 'moved' then perform private.change_stock(to_site, change, kits, doses, reason, $6); end if;
  update public.kit_stock k set kits = greatest(0, (select sum(s.kits) from private.stock_sites s) - private.promised_kits())
    where k.id;
  return 'saved';
exception
  when check_violation or not_null_violation or numeric_value_out_of_range then return 'invalid';
end $$;

drop function public.stock_sites();
drop function private.stock_sites();
create function private.stock_sites() returns table (
  id uuid, name text, kits integer, doses integer, alert_below integer, is_low boolean, ships_mail boolean,
  chapter_id uuid, is_closed boolean, expiring integer, expires_on date
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return; end if;
  return query select s.id, s.name, s.kits, s.doses, s.alert_below, s.is_low, s.ships_mail, s.chapter_id,
      s.closed_at is not null,
      coalesce(lots.kits, 0)::integer, lots.expires_on
    from private.stock_sites s
    left join lateral (
      select sum(least(l.kits, s.kits - l.later)) as kits, min(l.expires_on) as expires_on from (
        select m.kits, m.expires_on, coalesce(sum(m.kits) over (order by m.expires_on desc nulls first, m.id
          rows between unbounded preceding and 1 preceding), 0) as later
        from private.stock_movements m
        where m.site_id = s.id and m.kits > 0 and m.change in ('received', 'moved')
      ) as l where l.expires_on <= current_date + 90 and s.kits > l.later
    ) as lots on true
    order by s.closed_at is not null, s.ships_mail desc, s.name;
end $$;
call private.publish_function('stock_sites', '{authenticated}');

create or replace function private.take_handout() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  held private.stock_sites;
begin
  perform from public.kit_stock k where k.id for update;
  select s.* into held from private.stock_sites s
    join public.event_dates d on d.id = new.date_id join public.events e on e.id = d.event_id
    where s.closed_at is null and (s.chapter_id = e.chapter_id or s.ships_mail)
    order by s.chapter_id is not distinct from e.chapter_id desc limit 1 for update of s;
  if held.id is not null and least(held.kits, new.kits) <> 0 then
    perform private.change_stock(held.id, 'handed-out', -least(held.kits, new.kits), 0, 'Handed out at an event');
  end if;
  return null;
end $$;

-- The site that ships a request, locked if it has enough. Nothing is returned if it has too few or is closed.
create function private.lock_shipping_site(needed integer, from_site uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  held private.stock_sites;
begin
  select * into held from private.stock_sites s
    where s.closed_at is null and case when from_site is null then s.ships_mail else s.id = from_site end for update;
  return case when held.kits >= needed then held.id end;
end $$;
grant execute on function private.lock_shipping_site(integer, uuid) to function_owner;

drop function public.move_kit_request(uuid, text);
drop function private.move_kit_request(uuid, text);
create function private.move_kit_request(wanted uuid, next_status text, from_site uuid default null) returns public.kit_move_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.kit_requests;
  site uuid;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.kit_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (
    select from private.kit_steps() s where s.from_status = held.status and s.to_status = next_status
  ) then return 'not-possible'; end if;
  if next_status = 'shipped' and exists (select from private.stock_sites s) then
    site := private.lock_shipping_site(held.quantity, from_site);
    if site is null then return 'out-of-stock'; end if;
    perform private.change_stock(site, 'shipped', -held.quantity, 0, 'Kit request');
  end if;
  update public.kit_requests set status = next_status, changed_at = now() where id = wanted;
  if next_status in ('canceled', 'out_of_stock') then
    update public.kit_requests set full_name = null, street = null, city = null, zip = null where id = wanted;
  end if;
  if next_status = 'canceled' then
    update public.kit_stock set kits = kits + held.quantity where id;
  end if;
  if next_status in ('shipped', 'canceled', 'out_of_stock') then
    perform private.notify(held.user_id, 'courses',
      case next_status when 'shipped' then 'kit-shipped' when 'canceled' then 'kit-canceled' else 'kit-out-of-stock' end,
      '{}', format('kit %s %s', next_status, wanted));
  end if;
  return 'moved';
end $$;

call private.publish_function('move_kit_request', '{authenticated}');

drop function public.move_refill(uuid, public.refill_status);
drop function private.move_refill(uuid, public.refill_status);
create function private.move_refill(wanted uuid, next_status public.refill_status, from_site uuid default null)
returns public.refill_move_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.refill_requests;
  site uuid;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  select * into held from public.refill_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if (held.status, next_status) not in (('waiting', 'packed'), ('packed', 'waiting'), ('packed', 'shipped')) then
    return 'not-possible';
  end if;
  if next_status = 'shipped' then
    perform from public.kit_stock s where s.kits >= held.kits for update;
    if not found then return 'out-of-stock'; end if;
    if exists (select from private.stock_sites s) then
      site := private.lock_shipping_site(held.kits, from_site);
      if site is null then return 'out-of-stock'; end if;
      perform private.change_stock(site, 'shipped', -held.kits, 0, 'Refill');
    end if;
    update public.kit_stock s set kits = s.kits - held.kits where s.id;
    insert into private.impact_records (source, subject, state, amount)
      values ('refill-requests', gen_random_uuid(), '', held.kits);
  end if;
  update public.refill_requests r set status = next_status,
    shipped_on = (select current_date where next_status = 'shipped')
    where r.id = wanted;
  return 'moved';
end $$;

call private.publish_function('move_refill', '{authenticated}');
drop function private.lock_shipping_site(integer);

-- The open sites besides the marked one that have enough kits, each as its id, a space and its name.
create function private.other_sites(needed integer) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return (select array_agg(s.id || ' ' || s.name order by s.name) from private.stock_sites s
    where s.closed_at is null and not s.ships_mail and s.kits >= needed);
end $$;
grant execute on function private.other_sites(integer) to function_owner;

-- Computed fields of packed requests, for outreach: the other sites that can ship them.
create function private.other_kit_sites(request public.kit_requests) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when request.status = 'packed' and private.is_staff('outreach') then private.other_sites(request.quantity) end;
end $$;
call private.publish_function('other_kit_sites', '{authenticated}');

create function private.other_refill_sites(request public.refill_requests) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when request.status = 'packed' and private.is_staff('outreach') then private.other_sites(request.kits) end;
end $$;
call private.publish_function('other_refill_sites', '{authenticated}');
