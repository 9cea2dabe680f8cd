-- Outreach reads each report once: it is accepted, or set aside as a repeat or a joke. Accepted reports of survivors
-- enter the public numbers in groups.

create type public.reversal_review_outcome as enum ('saved', 'already-counted', 'unknown', 'not-allowed');

create function private.review_reversal(report uuid, verdict public.reversal_status)
returns public.reversal_review_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.reversal_reports;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  select * into held from public.reversal_reports r where r.id = report for update;
  if held.id is null or verdict is null or verdict = 'counted' then return 'unknown'; end if;
  if held.status = 'counted' then return 'already-counted'; end if;
  update public.reversal_reports r set status = verdict where r.id = report;
  return 'saved';
end $$;
call private.publish_function('review_reversal', '{authenticated}');

-- Releases the story of a report, or deletes it.
create function private.review_reversal_story(report uuid, keeps boolean)
returns public.reversal_review_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  update public.reversal_reports r set is_released = keeps, story = case when keeps then r.story end,
    may_quote = r.may_quote and keeps
    where r.id = report and r.story is not null;
  return (case when found then 'saved' else 'unknown' end)::public.reversal_review_outcome;
end $$;
call private.publish_function('review_reversal_story', '{authenticated}');

-- A computed field of each report: how many others have the same required answers and may be the same event.
create function public.lookalikes(report public.reversal_reports) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.reversal_reports r
  where r.state = report.state and r.county is not distinct from report.county and r.grain = report.grain
    and r.period = report.period and r.doses = report.doses and r.outcome = report.outcome and r.id <> report.id
    and r.status <> 'set-aside'
$$;
grant execute on function public.lookalikes(public.reversal_reports) to authenticated;

/* Every night, once more than ten accepted reports of survivors wait, they enter the public numbers together: no
   month, counter or difference between two visits then shows fewer. By state, `show_impact_states` suppresses them as
   every other number. The ledger has no key of a report. */
create function private.count_reversal_reports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  if (select count(*) from public.reversal_reports r where r.status = 'accepted' and r.outcome = 'survived')
    <= private.impact_step() then return 0; end if;
  with entered as (
    update public.reversal_reports r set status = 'counted'
      where r.status = 'accepted' and r.outcome = 'survived' returning r.state
  )
  insert into private.impact_records (source, subject, state, amount)
    select 'reversal-reports', gen_random_uuid(), coalesce(e.state, ''), 1 from entered e order by random();
  get diagnostics counted = row_count;
  return counted;
end $$;
call private.publish_function('count_reversal_reports');
insert into private.periodic_tasks (name, every) values ('count_reversal_reports', '1 day');

-- On a site that already has this number.
with changed as (
  update public.impact_metrics m set records = '{reversal-reports}', version = m.version + 1,
    source = 'Reports on this site; before it, reports that our chapters received on paper and by phone'
    where m.id = 'reversals' and m.records = '{}' returning m.*
)
select private.add_impact_version(changed, 'Reports on this site count from now on.') from changed;
