-- Kits by mail after naloxone was used. A request shares nothing with a report: no key, no time, no number. The server
-- encrypts the address with a key that is not in the database.

create type public.refill_status as enum ('waiting', 'packed', 'shipped');

create table public.refill_requests (
  id uuid primary key default gen_random_uuid(),
  sealed_address text not null check (length(sealed_address) between 40 and 2000 and sealed_address ~ '^[A-Za-z0-9_-]+$'),
  kits smallint not null check (kits between 1 and 2),
  status public.refill_status not null default 'waiting',
  weeks_waiting smallint not null default 0 check (weeks_waiting between 0 and 12),
  shipped_on date check ((status = 'shipped') = (shipped_on is not null))
);
comment on table public.refill_requests is 'class:s2';
comment on column public.refill_requests.sealed_address is 'Encrypted; the key is not in the database.';
comment on column public.refill_requests.weeks_waiting is 'The only age that is kept; at 12 the request is deleted.';
create index refill_requests_queue on public.refill_requests (status, weeks_waiting, id);
alter table public.refill_requests set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
alter table public.refill_requests enable row level security;
revoke all on public.refill_requests from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.refill_requests to function_owner;
grant select on public.refill_requests to authenticated;
create policy "function owner manages refill requests" on public.refill_requests for all to function_owner
  using (true) with check (true);
create policy "outreach reads refill requests" on public.refill_requests for select to authenticated
  using (id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create table private.refill_keys (
  key uuid primary key,
  is_old boolean not null default false
);
comment on table private.refill_keys is 'class:s2';
comment on column private.refill_keys.key is 'Made by the device, so that a request that is sent twice counts once.';
alter table private.refill_keys enable row level security;
revoke all on private.refill_keys from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.refill_keys to function_owner;
create policy "function owner manages refill keys" on private.refill_keys for all to function_owner
  using (true) with check (true);

-- As for reports: the new row is written among others.
create function private.add_among_refills(added public.refill_requests) returns void
language plpgsql set search_path = '' as $$
begin
  with moved as (
    delete from public.refill_requests r
      where r.id = any (array(select o.id from public.refill_requests o order by random() limit 200)) returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.refill_requests select t.* from together t order by random();
end $$;
grant execute on function private.add_among_refills(public.refill_requests) to function_owner;

create type public.refill_outcome as enum ('saved', 'invalid', 'state-blocked', 'too-many');

-- The state is checked and not stored. The stock changes when a kit is shipped: it is public, so a request would show.
create function private.request_refill(sealed_address text, in_state text, kits integer, key uuid)
returns public.refill_outcome language plpgsql security definer set search_path = '' as $$
declare
  given public.refill_requests;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  if key is null or in_state is null or not private.is_us_state(in_state) then return 'invalid'; end if;
  if exists (select from public.kit_stock s where in_state = any (s.blocked_states)) then return 'state-blocked'; end if;
  if exists (select from private.refill_keys k where k.key = request_refill.key) then return 'saved'; end if;
  if (select count(*) from private.refill_keys k where not k.is_old) >= 200 then return 'too-many'; end if;
  given.id := gen_random_uuid();
  given.sealed_address := request_refill.sealed_address;
  given.kits := request_refill.kits;
  given.status := 'waiting';
  given.weeks_waiting := 0;
  perform private.add_among_refills(given);
  insert into private.refill_keys (key) values (request_refill.key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $$;
call private.publish_function('request_refill', '{anon}');
comment on function public.request_refill is 'network-limit: 5 per 86400 seconds in memory';

create type public.refill_move_outcome as enum ('moved', 'not-possible', 'out-of-stock', 'unknown', 'not-allowed');

-- Packs, ships or takes back one step. Shipping takes the kits from the stock and counts them.
create function private.move_refill(wanted uuid, next_status public.refill_status) returns public.refill_move_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.refill_requests;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  select * into held from public.refill_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if (held.status, next_status) not in (('waiting', 'packed'), ('packed', 'waiting'), ('packed', 'shipped')) then
    return 'not-possible';
  end if;
  if next_status = 'shipped' then
    update public.kit_stock s set kits = s.kits - held.kits where s.kits >= held.kits;
    if not found then return 'out-of-stock'; end if;
    insert into private.impact_records (source, subject, state, amount)
      values ('refill-requests', gen_random_uuid(), '', held.kits);
  end if;
  update public.refill_requests r set status = next_status,
    shipped_on = (select current_date where next_status = 'shipped')
    where r.id = wanted;
  return 'moved';
end $$;
call private.publish_function('move_refill', '{authenticated}');

-- Deletes a request that cannot be sent, such as one with an address that does not exist.
create function private.drop_refill(wanted uuid) returns public.refill_move_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.id = wanted and r.status <> 'shipped';
  return (case when found then 'moved' else 'unknown' end)::public.refill_move_outcome;
end $$;
call private.publish_function('drop_refill', '{authenticated}');

-- Every night: requests go 14 days after shipping, and the others are written again in random order.
create function private.mix_refill_requests() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  mixed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.shipped_on <= current_date - 14;
  with moved as (delete from public.refill_requests r where true returning r.*)
  insert into public.refill_requests select m.* from moved m order by random();
  get diagnostics mixed = row_count;
  delete from private.refill_keys k where k.is_old;
  update private.refill_keys k set is_old = true where not k.is_old;
  return mixed;
end $$;
call private.publish_function('mix_refill_requests');

create function private.age_refill_requests() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  aged bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.status <> 'shipped' and r.weeks_waiting >= 11;
  update public.refill_requests r set weeks_waiting = r.weeks_waiting + 1 where r.status <> 'shipped';
  get diagnostics aged = row_count;
  return aged;
end $$;
call private.publish_function('age_refill_requests');
insert into private.periodic_tasks (name, every) values
  ('mix_refill_requests', '1 day'), ('age_refill_requests', '7 days');

with changed as (
  update public.impact_metrics m set records = m.records || '{refill-requests}'::public.impact_source[],
    version = m.version + 1,
    definition = 'Kits with two doses each that left our hands: mailed, or given out at events.'
    where m.id = 'kits' and m.records = '{kit-requests,kit-handouts}' returning m.*
)
select private.add_impact_version(changed, 'Kits that replace used naloxone count too.') from changed;
