-- Where kits and refill doses are stored, and every change of what is there. An organization without sites keeps one
-- number. With sites, kit_stock.kits is what they have together, less the kits that open requests wait for.

create table private.stock_sites (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 60 and private.is_plain_line(name)),
  chapter_id uuid unique references public.chapters (id) on delete set null,
  kits integer not null default 0 check (kits between 0 and 1000000),
  doses integer not null default 0 check (doses between 0 and 1000000),
  alert_below integer not null default 0 check (alert_below between 0 and 1000000),
  is_low boolean not null default false,
  ships_mail boolean not null default false
);
comment on table private.stock_sites is 'class:public';
comment on column private.stock_sites.chapter_id is 'Kits that are handed out at events of the chapter come from this site.';
comment on column private.stock_sites.is_low is 'Outreach was told; they hear again after the site had enough.';
comment on column private.stock_sites.ships_mail is 'Mailed kits leave from this site.';
create unique index stock_sites_ships_mail on private.stock_sites (ships_mail) where ships_mail;
alter table private.stock_sites enable row level security;
revoke all on private.stock_sites from public, anon, authenticated, service_role;
grant select, insert, update on private.stock_sites to function_owner;
create policy "function owner manages stock sites" on private.stock_sites for all to function_owner
  using (true) with check (true);

create type public.stock_change as enum ('received', 'shipped', 'handed-out', 'moved', 'corrected');

create table private.stock_movements (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references private.stock_sites (id),
  change public.stock_change not null,
  kits integer not null,
  doses integer not null,
  reason text not null check (length(reason) between 3 and 200 and private.is_plain_line(reason)),
  expires_on date,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now()
);
comment on table private.stock_movements is 'class:s2';
comment on column private.stock_movements.kits is 'Less than zero for kits that left the site.';
comment on column private.stock_movements.made_by is 'Null for helpers without an account, and for former staff.';
create index stock_movements_site on private.stock_movements (site_id, expires_on) where kits > 0;
create index stock_movements_made_at on private.stock_movements (made_at desc, id);
create index stock_movements_made_by on private.stock_movements (made_by);
alter table private.stock_movements enable row level security;
revoke all on private.stock_movements from public, anon, authenticated, service_role;
grant select, insert on private.stock_movements to function_owner;
grant select, update (made_by) on private.stock_movements to service_role;
create policy "function owner reads stock movements" on private.stock_movements for select to function_owner using (true);
create policy "function owner adds stock movements" on private.stock_movements for insert to function_owner with check (true);
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('private.stock_movements', 'Changes of the kit stock that you recorded', 'made_by = $1', '[
    ["made_at", "On"], ["change", "Change"], ["kits", "Kits"], ["doses", "Doses"], ["reason", "Reason"]
  ]', false, 'anonymize', 'made_by = null', 'The stock adds up only with every change. Your name does not stay with it.');

-- Tells outreach once when a site falls below its level, and again only after it had enough.
create function private.check_stock_level(site uuid) returns void language plpgsql set search_path = '' as $$
declare
  held private.stock_sites;
begin
  update private.stock_sites s set is_low = s.kits < s.alert_below
    where s.id = site and s.is_low <> (s.kits < s.alert_below) returning s.* into held;
  if not coalesce(held.is_low, false) then return; end if;
  perform private.queue_email('stock-low', e.address,
      jsonb_build_object('site', held.name, 'kits', held.kits, 'level', held.alert_below))
    from public.user_roles u join private.confirmed_emails e on e.user_id = u.user_id where u.role = 'outreach';
end $$;

-- Changes what a site has and notes who did it and why. The check of the table refuses less than nothing.
create function private.change_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text,
  expires_on date default null) returns void language plpgsql set search_path = '' as $$
begin
  update private.stock_sites s set kits = s.kits + $3, doses = s.doses + $4 where s.id = site;
  insert into private.stock_movements (site_id, change, kits, doses, reason, expires_on, made_by)
    values ($1, $2, $3, $4, trim($5), $6, auth.uid());
  perform private.check_stock_level(site);
end $$;

create function private.promised_kits() returns bigint language sql stable set search_path = '' as $$
  select coalesce(sum(r.quantity), 0) from public.kit_requests r where r.status in ('requested', 'approved', 'packed')
$$;

-- The site that ships kits, locked if it has enough. Nothing is returned if it has too few.
create function private.lock_shipping_site(needed integer) returns uuid language plpgsql set search_path = '' as $$
declare
  held private.stock_sites;
begin
  select * into held from private.stock_sites s where s.ships_mail for update;
  return case when held.kits >= needed then held.id end;
end $$;
grant execute on function private.check_stock_level(uuid), private.promised_kits(), private.lock_shipping_site(integer),
  private.change_stock(uuid, public.stock_change, integer, integer, text, date) to function_owner;

create type public.stock_outcome as enum ('saved', 'invalid', 'too-few', 'not-allowed');

-- Adds a site, or changes one. The first one has the kits that were counted before there were sites, and ships them.
create function private.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean)
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
      ships_mail = s.ships_mail or coalesce($5, false) where s.id = held;
    if not found then return 'invalid'; end if;
  end if;
  perform private.check_stock_level(held);
  return 'saved';
exception
  when check_violation or not_null_violation or unique_violation or foreign_key_violation then return 'invalid';
end $$;
call private.publish_function('save_stock_site', '{authenticated}');

/* Records kits and doses that arrived, left, moved to another site, or were counted. `corrected` takes the counted
   numbers; the others take how many. */
create function private.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text,
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
  if held.id is null or to_site is not null and not exists (select from private.stock_sites s where s.id = to_site) then
    return 'invalid';
  end if;
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
call private.publish_function('record_stock', '{authenticated}');

/* The sites for outreach. The kits that expire first leave a site first, so what is there are those that expire last.
   `expiring` are the kits that expire within 90 days, or have. */
create function private.stock_sites() returns table (
  id uuid, name text, kits integer, doses integer, alert_below integer, is_low boolean, ships_mail boolean,
  chapter_id uuid, expiring integer, expires_on date
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return; end if;
  return query select s.id, s.name, s.kits, s.doses, s.alert_below, s.is_low, s.ships_mail, s.chapter_id,
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
    order by s.ships_mail desc, s.name;
end $$;
call private.publish_function('stock_sites', '{authenticated}');

-- The newest changes of the stock, for outreach.
create function private.stock_movements() returns table (
  id uuid, site text, change public.stock_change, kits integer, doses integer, reason text, expires_on date,
  made_by text, made_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return; end if;
  return query select m.id, s.name, m.change, m.kits, m.doses, m.reason, m.expires_on, private.display_name_of(m.made_by),
      m.made_at
    from (select n.* from private.stock_movements n order by n.made_at desc, n.id limit 20) as m
      join private.stock_sites s on s.id = m.site_id
    order by m.made_at desc, m.id;
end $$;
call private.publish_function('stock_movements', '{authenticated}');

alter type public.kit_stock_outcome add value 'by-site';
alter type public.kit_move_outcome add value 'out-of-stock';

create or replace function private.set_kit_stock(on_shelf integer) returns public.kit_stock_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if exists (select from private.stock_sites s) then return 'by-site'; end if;
  if on_shelf is null or on_shelf not between 0 and 100000 then return 'invalid'; end if;
  update public.kit_stock set kits = on_shelf where id;
  return 'saved';
end $$;

-- Canceling returns the kits to stock and deletes the address. Shipping takes them from the site that ships kits.
create or replace function private.move_kit_request(wanted uuid, next_status text) returns public.kit_move_outcome
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
    site := private.lock_shipping_site(held.quantity);
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

-- Packs, ships or takes back one step. Shipping takes the kits from the stock and its site, and counts them.
create or replace function private.move_refill(wanted uuid, next_status public.refill_status)
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
      site := private.lock_shipping_site(held.kits);
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

/* Takes kits that were handed out from the site of the event's chapter, or else from the one that ships kits. They have
   left already, so a site whose count was wrong has none afterwards. */
create function private.take_handout() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  held private.stock_sites;
begin
  perform from public.kit_stock k where k.id for update;
  select s.* into held from private.stock_sites s
    join public.event_dates d on d.id = new.date_id join public.events e on e.id = d.event_id
    where s.chapter_id = e.chapter_id or s.ships_mail
    order by s.chapter_id is not distinct from e.chapter_id desc limit 1 for update of s;
  if held.id is not null and least(held.kits, new.kits) <> 0 then
    perform private.change_stock(held.id, 'handed-out', -least(held.kits, new.kits), 0, 'Handed out at an event');
  end if;
  return null;
end $$;
call private.publish_function('take_handout');
create trigger take_handout after insert on public.kit_handouts
  for each row execute function private.take_handout();
