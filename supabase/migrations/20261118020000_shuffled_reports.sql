-- The number of the transaction that wrote a row (`xmin`) must not tell in which order people reported and asked for
-- refills. The first new row of a day chooses up to 200 others, and every new row until the nightly run writes the same
-- ones again in random order, together with all rows that were added since. The keys of devices are written again too.

alter table public.reversal_reports add column is_shuffled boolean not null default false;
comment on column public.reversal_reports.is_shuffled is 'Written again with each new report until the next nightly run.';
create index reversal_reports_shuffled on public.reversal_reports (id) where is_shuffled;

alter table public.refill_requests add column is_shuffled boolean not null default false;
comment on column public.refill_requests.is_shuffled is 'Written again with each new request until the next nightly run.';
create index refill_requests_shuffled on public.refill_requests (id) where is_shuffled;

alter table private.reversal_keys set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
alter table private.refill_keys set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);

-- The newest months are chosen first, because the month of a report would tell a new one from older ones.
create or replace function private.add_among_reports(added public.reversal_reports) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.reversal_reports r where r.is_shuffled) then
    update public.reversal_reports r set is_shuffled = true where r.id = any (array(
      select o.id from public.reversal_reports o order by o.received_month desc, random() limit 200));
  end if;
  added.is_shuffled := true;
  with moved as (
    delete from public.reversal_reports r where r.is_shuffled returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.reversal_reports select t.* from together t order by random();
end $$;

-- Requests that wait and are young are chosen first, because a new one is both.
create or replace function private.add_among_refills(added public.refill_requests) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.refill_requests r where r.is_shuffled) then
    update public.refill_requests r set is_shuffled = true where r.id = any (array(
      select o.id from public.refill_requests o
      order by (o.status = 'waiting') desc, o.weeks_waiting, random() limit 200));
  end if;
  added.is_shuffled := true;
  with moved as (
    delete from public.refill_requests r where r.is_shuffled returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.refill_requests select t.* from together t order by random();
end $$;

create function private.add_reversal_key(added uuid) returns void language sql set search_path = '' as $$
  with moved as (delete from private.reversal_keys k where true returning k.key, k.is_old),
    together as (select m.key, m.is_old from moved m union all select added, false)
  insert into private.reversal_keys (key, is_old) select t.key, t.is_old from together t order by random()
$$;
grant execute on function private.add_reversal_key(uuid) to function_owner;

create function private.add_refill_key(added uuid) returns void language sql set search_path = '' as $$
  with moved as (delete from private.refill_keys k where true returning k.key, k.is_old),
    together as (select m.key, m.is_old from moved m union all select added, false)
  insert into private.refill_keys (key, is_old) select t.key, t.is_old from together t order by random()
$$;
grant execute on function private.add_refill_key(uuid) to function_owner;

create or replace function private.submit_reversal(report jsonb, key uuid) returns public.reversal_outcome
language plpgsql security definer set search_path = '' as $$
declare
  given public.reversal_reports;
begin
  -- Reports are written one after the other, because each moves others.
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  if key is null then return 'invalid'; end if;
  if exists (select from private.reversal_keys k where k.key = submit_reversal.key) then return 'saved'; end if;
  if (select count(*) from private.reversal_keys k where not k.is_old) >= 500 then return 'too-many'; end if;
  given := jsonb_populate_record(null::public.reversal_reports, report);
  if given.county is not null then
    given.county := private.county_named(given.state, given.county);
    if given.county is null then return 'unknown-county'; end if;
  end if;
  given.id := gen_random_uuid();
  given.period := private.checked_period(given.grain, given.period);
  if length(given.story) > 2000 then return 'invalid'; end if;
  given.story := private.without_details(given.story);
  given.may_quote := coalesce(given.may_quote, false) and given.story is not null;
  given.is_released := false;
  given.status := 'new';
  given.received_month := date_trunc('month', now());
  perform private.add_among_reports(given);
  perform private.add_reversal_key(key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $$;

create or replace function private.request_refill(sealed_address text, in_state text, kits integer, key uuid)
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
  perform private.add_refill_key(key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $$;

create or replace function private.mix_reversal_reports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  mixed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  delete from public.reversal_reports r where r.received_month < now() - interval '24 months';
  update public.reversal_reports r set is_shuffled = false where r.is_shuffled;
  with moved as (delete from public.reversal_reports r where true returning r.*)
  insert into public.reversal_reports select m.* from moved m order by random();
  get diagnostics mixed = row_count;
  update public.reversal_reports r set story = null, may_quote = false, is_released = false
    where r.story is not null and r.received_month + 88 <= current_date;
  update public.reversal_reports r set grain = 'month', period = date_trunc('month', r.period)
    where r.grain = 'week' and r.period < current_date - 30;
  delete from private.reversal_keys k where k.is_old;
  update private.reversal_keys k set is_old = true where not k.is_old;
  return mixed;
end $$;

create or replace function private.mix_refill_requests() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  mixed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.shipped_on <= current_date - 14;
  update public.refill_requests r set is_shuffled = false where r.is_shuffled;
  with moved as (delete from public.refill_requests r where true returning r.*)
  insert into public.refill_requests select m.* from moved m order by random();
  get diagnostics mixed = row_count;
  delete from private.refill_keys k where k.is_old;
  update private.refill_keys k set is_old = true where not k.is_old;
  return mixed;
end $$;
