-- Two people may report the same event, or one person twice. Outreach compares reports with the same required answers
-- side by side: the same event counts once, and reports of different events are not shown together again.

alter table public.reversal_reports
  add column is_distinct boolean not null default false,
  add column repeat_of uuid check (repeat_of <> id),
  add check (repeat_of is null or status in ('set-aside', 'counted'));
comment on column public.reversal_reports.is_distinct is
  'A reviewer has compared it with the reports that looked the same, and it is an event of its own.';
comment on column public.reversal_reports.repeat_of is
  'The report of the same event that counts instead. Without a foreign key, because a shuffle deletes rows and writes them again.';
create index reversal_reports_repeats on public.reversal_reports (repeat_of) where repeat_of is not null;
create index reversal_reports_undecided on public.reversal_reports (id)
  where status in ('new', 'accepted') and not is_distinct;
-- Only comparisons of texts and dates read an index under a policy, and a missing county is not compared by one.
drop index public.reversal_reports_alike;
create index reversal_reports_alike on public.reversal_reports (state, period, county);

-- Other reports with the same required answers, unless both were found to be different events. A report without a state
-- or a date has none.
create function private.lookalikes_of(report public.reversal_reports) returns setof public.reversal_reports
language plpgsql stable set search_path = '' as $$
begin
  if report.status = 'set-aside' or report.repeat_of is not null then return; end if;
  return query select r.* from public.reversal_reports r
    where r.state = report.state and r.period = report.period and r.county is not distinct from report.county
      and r.grain = report.grain and r.doses = report.doses and r.outcome = report.outcome and r.id <> report.id
      and r.status <> 'set-aside' and r.repeat_of is null and not (r.is_distinct and report.is_distinct);
end $$;
grant execute on function private.lookalikes_of(public.reversal_reports) to authenticated, function_owner;

create or replace function public.lookalikes(report public.reversal_reports) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select count(*) from private.lookalikes_of(report));
end $$;

-- The reports that may be about the same event, for outreach.
create function public.reversal_lookalikes(report uuid) returns setof public.reversal_reports
language plpgsql stable set search_path = '' as $$
begin
  return query select l.* from public.reversal_reports r cross join lateral private.lookalikes_of(r) l
    where r.id = reversal_lookalikes.report order by l.id limit 20;
end $$;
grant execute on function public.reversal_lookalikes(uuid) to authenticated;

/* Two reports are the same event: `report` no longer counts, `original` does. If only `report` is in the public number
   already, they change places. */
create function private.mark_reversal_repeat(report uuid, original uuid)
returns public.reversal_review_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.reversal_reports;
  kept public.reversal_reports;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  select * into held from public.reversal_reports r where r.id = report;
  select * into kept from private.lookalikes_of(held) l where l.id = original;
  if kept.id is null then return 'unknown'; end if;
  if held.status = 'counted' and kept.status <> 'counted' then
    select held.id, kept.id into original, report;
  end if;
  update public.reversal_reports r set repeat_of = original, is_distinct = false,
    status = case r.status when 'counted' then r.status else 'set-aside' end
    where r.id = report;
  update public.reversal_reports r set repeat_of = original where r.repeat_of = report;
  return 'saved';
end $$;
call private.publish_function('mark_reversal_repeat', '{authenticated}');

-- Only the reports that the reviewer has seen, so that one that arrived meanwhile is still compared.
create function private.mark_reversals_distinct(reports uuid[])
returns public.reversal_review_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  update public.reversal_reports r set is_distinct = true
    where r.id = any (reports) and r.status <> 'set-aside' and r.repeat_of is null;
  return (case when found then 'saved' else 'unknown' end)::public.reversal_review_outcome;
end $$;
call private.publish_function('mark_reversals_distinct', '{authenticated}');

-- Takes back that a report is a repeat, or an event of its own.
create function private.compare_reversal_again(report uuid)
returns public.reversal_review_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  update public.reversal_reports r set repeat_of = null, is_distinct = false,
    status = case when r.repeat_of is not null and r.status = 'set-aside' then 'new' else r.status end
    where r.id = report and (r.is_distinct or r.repeat_of is not null);
  return (case when found then 'saved' else 'unknown' end)::public.reversal_review_outcome;
end $$;
call private.publish_function('compare_reversal_again', '{authenticated}');

create or replace function private.review_reversal(report uuid, verdict public.reversal_status)
returns public.reversal_review_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.reversal_reports;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  select * into held from public.reversal_reports r where r.id = report for update;
  if held.id is null or verdict is null or verdict = 'counted' then return 'unknown'; end if;
  if held.status = 'counted' then return 'already-counted'; end if;
  update public.reversal_reports r set status = verdict, repeat_of = case verdict when 'set-aside' then r.repeat_of end
    where r.id = report;
  return 'saved';
end $$;

-- A visitor sends neither.
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
  given.is_distinct := false;
  given.repeat_of := null;
  given.status := 'new';
  given.received_month := date_trunc('month', now());
  perform private.add_among_reports(given);
  perform private.add_reversal_key(key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $$;

-- Once only the month is left, reports of different weeks would look the same: those that staff have read stay apart.
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
  update public.reversal_reports r set grain = 'month', period = date_trunc('month', r.period),
    is_distinct = r.is_distinct or r.status in ('accepted', 'counted') and r.repeat_of is null
    where r.grain = 'week' and r.period < current_date - 30;
  delete from private.reversal_keys k where k.is_old;
  update private.reversal_keys k set is_old = true where not k.is_old;
  return mixed;
end $$;

alter table private.rescuer_totals drop constraint rescuer_totals_counted_check, add check (counted >= 0);
grant delete on public.reversal_rescuers to function_owner;

-- A group that repeats have made too large is lowered to the multiple of ten below, and hidden at ten or less.
create or replace function private.show_reversal_rescuers() returns void language plpgsql set search_path = '' as $$
declare
  step constant integer := private.impact_step();
begin
  insert into public.reversal_rescuers as h (rescuer, amount)
    select t.rescuer, t.counted from private.rescuer_totals t
    left join public.reversal_rescuers s on s.rescuer = t.rescuer
    where t.counted - coalesce(s.amount, 0) > step
  on conflict (rescuer) do update set amount = excluded.amount;
  delete from public.reversal_rescuers h using private.rescuer_totals t
    where t.rescuer = h.rescuer and h.amount > t.counted and t.counted / step * step <= step;
  update public.reversal_rescuers h set amount = t.counted / step * step from private.rescuer_totals t
    where t.rescuer = h.rescuer and h.amount > t.counted;
end $$;

/* Takes the reports off the public number that were counted before they were found to be repeats. The records have no
   key of a report, so one of the same state goes for each. */
create function private.uncount_repeats() returns void language plpgsql set search_path = '' as $$
begin
  with gone as (
    update public.reversal_reports r set status = 'set-aside'
      where r.status = 'counted' and r.repeat_of is not null returning r.state, r.relation
  ), helped as (
    update private.rescuer_totals t set counted = greatest(t.counted - g.amount, 0)
      from (select private.rescuer_of(o.relation) as rescuer, count(*) as amount from gone o group by 1) as g
      where t.rescuer = g.rescuer
  ), numbered as (
    select i.subject, i.state, row_number() over (partition by i.state) as place
      from private.impact_records i where i.source = 'reversal-reports'
  )
  delete from private.impact_records i using numbered n
    join (select coalesce(o.state, '') as state, count(*) as amount from gone o group by 1) as g on g.state = n.state
    where i.source = 'reversal-reports' and i.subject = n.subject and n.place <= g.amount;
end $$;
grant execute on function private.uncount_repeats() to function_owner;

create or replace function private.count_reversal_reports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  if (select count(*) from public.reversal_reports r where r.status = 'accepted' and r.outcome = 'survived')
    - (select count(*) from public.reversal_reports r where r.status = 'counted' and r.repeat_of is not null)
    <= private.impact_step() then return 0; end if;
  with entered as (
    update public.reversal_reports r set status = 'counted'
      where r.status = 'accepted' and r.outcome = 'survived' returning r.state, r.relation
  ), helped as (
    insert into private.rescuer_totals as t (rescuer, counted)
      select private.rescuer_of(e.relation), count(*) from entered e where private.rescuer_of(e.relation) is not null group by 1
    on conflict (rescuer) do update set counted = t.counted + excluded.counted
  )
  insert into private.impact_records (source, subject, state, amount)
    select 'reversal-reports', gen_random_uuid(), coalesce(e.state, ''), 1 from entered e order by random();
  get diagnostics counted = row_count;
  perform private.uncount_repeats();
  perform private.show_reversal_rescuers();
  return counted;
end $$;
