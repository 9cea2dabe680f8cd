-- Reports that naloxone was used. A report holds answers and nothing about who gave them: no account, no network, no
-- browser, no time. Its place is a county at most, its date a week at most.

create type public.reversal_grain as enum ('week', 'month', 'earlier');
create type public.reversal_doses as enum ('1', '2', '3', '4+', 'unsure');
create type public.reversal_result as enum ('survived', 'died', 'unknown');
create type public.reversal_time as enum ('morning', 'afternoon', 'evening', 'night', 'unknown');
create type public.reversal_setting as enum (
  'home', 'other-home', 'campus', 'school', 'outdoors', 'nightlife', 'hotel', 'vehicle', 'workplace',
  'public-building', 'shelter', 'jail', 'other'
);
create type public.reversal_relation as enum (
  'friend', 'partner', 'family', 'stranger', 'co-worker', 'student', 'outreach', 'first-responder', 'myself', 'other'
);
create type public.reversal_sign as enum (
  'unresponsive', 'breathing', 'blue', 'gurgling', 'pupils', 'limp', 'cold', 'other'
);
create type public.reversal_product as enum (
  'nasal-4', 'nasal-3', 'nasal-8', 'vial', 'injector', 'nalmefene', 'other', 'unknown'
);
create type public.reversal_origin as enum (
  'us', 'chapter', 'pharmacy', 'health-department', 'school', 'other-program', 'unknown'
);
create type public.reversal_wait as enum ('under-1', '1-3', '3-5', 'over-5', 'none', 'unknown');
create type public.reversal_reaction as enum ('alert', 'sleepy', 'sick', 'upset', 'none', 'unknown');
create type public.reversal_act as enum (
  'called-911', 'breaths', 'compressions', 'recovery-position', 'shouted', 'stayed', 'other'
);
create type public.reversal_call as enum ('yes', 'no', 'unknown');
create type public.reversal_no_call as enum ('police', 'woke-up', 'no-phone', 'other', 'rather-not-say');
create type public.reversal_arrival as enum ('ems', 'police', 'fire', 'nobody', 'unknown');
create type public.reversal_after as enum ('hospital', 'refused', 'friends', 'treatment', 'unknown');
create type public.reversal_substance as enum (
  'fentanyl', 'heroin', 'pill', 'methadone', 'benzodiazepine', 'cocaine', 'meth', 'mdma', 'alcohol', 'xylazine',
  'unknown', 'other'
);
create type public.reversal_age as enum (
  'under-18', '18-24', '25-34', '35-44', '45-54', '55-64', '65-and-over', 'unknown'
);
create type public.reversal_gender as enum ('woman', 'man', 'nonbinary', 'rather-not-say', 'unknown');
create type public.reversal_race as enum (
  'american-indian', 'asian', 'black', 'hispanic', 'middle-eastern', 'pacific-islander', 'white', 'rather-not-say',
  'unknown'
);
create type public.reversal_status as enum ('new', 'accepted', 'set-aside', 'counted');

create table public.reversal_reports (
  id uuid primary key default gen_random_uuid(),
  grain public.reversal_grain not null,
  period date,
  state text check (private.is_us_state(state)),
  county text check (length(county) between 2 and 60),
  doses public.reversal_doses not null,
  outcome public.reversal_result not null,
  time_of_day public.reversal_time,
  setting public.reversal_setting,
  relation public.reversal_relation,
  signs public.reversal_sign[] check (cardinality(signs) between 1 and 8),
  product public.reversal_product,
  origin public.reversal_origin,
  wait public.reversal_wait,
  reaction public.reversal_reaction,
  acts public.reversal_act[] check (cardinality(acts) between 1 and 7),
  called_911 public.reversal_call,
  no_call public.reversal_no_call check (no_call is null or called_911 is not distinct from 'no'),
  arrivals public.reversal_arrival[] check (cardinality(arrivals) between 1 and 5),
  after public.reversal_after,
  substances public.reversal_substance[] check (cardinality(substances) between 1 and 12),
  age public.reversal_age,
  gender public.reversal_gender,
  race public.reversal_race[] check (cardinality(race) between 1 and 9),
  is_trained boolean,
  story text check (length(story) between 1 and 4000),
  may_quote boolean not null default false check (not may_quote or story is not null),
  is_released boolean not null default false check (not is_released or story is not null),
  status public.reversal_status not null default 'new',
  received_month date not null default date_trunc('month', now())::date check (extract(day from received_month) = 1),
  check (county is null or state is not null),
  check (case grain when 'week' then extract(isodow from period) = 1 and period is not null
    when 'month' then extract(day from period) = 1 and period is not null else period is null end)
);
comment on table public.reversal_reports is 'class:s3';
comment on column public.reversal_reports.period is 'The Monday of the week or the first of the month; the week is cut to its month after 30 days.';
comment on column public.reversal_reports.doses is 'All together, by everyone who helped.';
comment on column public.reversal_reports.story is 'Without what looks like a name, number or address; deleted within 90 days.';
comment on column public.reversal_reports.is_released is 'A reviewer has read the story and found nobody in it.';
comment on column public.reversal_reports.received_month is 'Decides when the report is deleted; no finer date exists.';
create index reversal_reports_status on public.reversal_reports (status, id);
create index reversal_reports_alike on public.reversal_reports (state, county, grain, period, doses, outcome);
-- Old versions of a row show when it was written, so they are removed soon.
alter table public.reversal_reports set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
alter table public.reversal_reports enable row level security;
revoke all on public.reversal_reports from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.reversal_reports to function_owner;
grant select on public.reversal_reports to authenticated;
create policy "function owner manages reversal reports" on public.reversal_reports for all to function_owner
  using (true) with check (true);
create policy "outreach reads reversal reports" on public.reversal_reports for select to authenticated
  using (id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- The random keys that devices made for reports they sent, so that one that is sent twice counts once. They are kept
-- until the second nightly run, and nothing says which report one belongs to.
create table private.reversal_keys (
  key uuid primary key,
  is_old boolean not null default false
);
comment on table private.reversal_keys is 'class:s3';
alter table private.reversal_keys enable row level security;
revoke all on private.reversal_keys from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.reversal_keys to function_owner;
create policy "function owner manages reversal keys" on private.reversal_keys for all to function_owner
  using (true) with check (true);

/* Blacks out what may point to a person: addresses on the internet, numbers of five digits and more, streets,
   frequent first names, and capitalized words that do not start a sentence. The page shows the same before it is sent. */
create function private.without_details(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  gap constant text := '[removed]';
  known constant text := 'I|I[''’](?:m|d|ll|ve)|Narcan|NARCAN|Naloxone|Kloxxado|Zimhi|Opvee|EMS|EMT|EMTs|CPR|AED|ER|OD|ODed|ICU|God|English|Spanish|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|Halloween';
  first_names constant text := 'James|John|Robert|Michael|William|David|Richard|Joseph|Thomas|Charles|Chris|Christopher|Daniel|Matthew|Anthony|Steven|Paul|Andrew|Joshua|Kevin|Brian|Tim|Jason|Jeff|Ryan|Jacob|Nick|Eric|Jonathan|Justin|Scott|Brandon|Ben|Sam|Greg|Alex|Tyler|Josh|Mike|Matt|Dave|Joe|Tony|Jose|Juan|Luis|Carlos|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Sandra|Ashley|Emily|Kim|Donna|Michelle|Carol|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Cynthia|Kathleen|Amy|Angela|Shirley|Anna|Brenda|Emma|Nicole|Samantha|Katie|Jane|Maria|Rachel|Heather|Megan|Kelly|Lauren|Hannah|Taylor|Brittany';
  street constant text := '(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy|circle|cir|terrace|trail|parkway|pkwy|apartment|apt|unit|room|floor)';
begin
  given := regexp_replace(given, '\S+@\S+|\S*(?:://|www[.])\S*|\S+[.](?:com|org|net|edu|gov|io|me|us)\y\S*', gap, 'gi');
  given := regexp_replace(given, '(?<=^|\s)[@#]\w+', gap, 'g');
  given := regexp_replace(given, '\y\d+[a-z]?\s+(?:[[:alnum:].'']+\s+){0,3}?' || street || '\y', gap, 'gi');
  given := regexp_replace(given, '[+(]?\d(?:[\s().-]?\d){4,}', gap, 'g');
  given := regexp_replace(given, '\y(?:' || first_names || ')\y', gap, 'g');
  given := regexp_replace(given,
    '(?<![.!?…:]\s)(?<![.!?…:]\s\s)(?<!\n)(?<=[\s("“‘-])(?!(?:' || known || ')(?![[:alnum:]]))[[:upper:]][[:alnum:]’''-]*',
    gap, 'g');
  return nullif(trim(regexp_replace(given, '\[removed\](?:[\s,]+\[removed\])+', gap, 'g')), '');
end $$;
grant execute on function private.without_details(text) to function_owner;

-- The first of the week or month that a report names, or an exception. A report may wait on a phone for five weeks.
create function private.checked_period(grain public.reversal_grain, period date) returns date
language plpgsql stable set search_path = '' as $$
declare
  tomorrow constant date := current_date + 1;
begin
  if grain = 'earlier' then return null; end if;
  if period is null or period > tomorrow
    or period < (case grain when 'week' then tomorrow - 42 else tomorrow - interval '5 years 1 month' end) then
    raise exception using errcode = 'datetime_field_overflow';
  end if;
  return period;
end $$;
grant execute on function private.checked_period(public.reversal_grain, date) to function_owner;

/* Stores a report among up to 200 others that are written again with it, in random order, so that neither the number
   of the transaction nor the place in the table tells which row is new. */
create function private.add_among_reports(added public.reversal_reports) returns void
language plpgsql set search_path = '' as $$
declare
  somewhere constant uuid := gen_random_uuid();
begin
  with others as (
    (select r.id from public.reversal_reports r where r.id >= somewhere order by r.id limit 100)
    union all (select r.id from public.reversal_reports r where r.id < somewhere order by r.id desc limit 100)
  ), moved as (
    delete from public.reversal_reports r where r.id = any (array(select o.id from others o)) returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.reversal_reports select t.* from together t order by random();
end $$;
grant execute on function private.add_among_reports(public.reversal_reports) to function_owner;

create type public.reversal_outcome as enum ('saved', 'invalid', 'unknown-county', 'too-many');

/* Called by visitors only, because the token of a member would name them. `key` is made by the device: the same key
   again is the same report. At most 500 reports are taken between two nightly runs. */
create function private.submit_reversal(report jsonb, key uuid) returns public.reversal_outcome
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
  insert into private.reversal_keys (key) values (submit_reversal.key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $$;
call private.publish_function('submit_reversal', '{anon}');
comment on function public.submit_reversal is 'network-limit: 20 per 86400 seconds in memory';

/* Every night, in one transaction: what is old goes, and every row is written again in random order. */
create function private.mix_reversal_reports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  mixed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  delete from public.reversal_reports r where r.received_month < now() - interval '24 months';
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
call private.publish_function('mix_reversal_reports');
insert into private.periodic_tasks (name, every) values ('mix_reversal_reports', '1 day');
