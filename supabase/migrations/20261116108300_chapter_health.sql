-- How chapters are doing, for their leads and outreach: a checklist before they open, then a score, and their kits.

-- Not a column of `chapters`, which everyone reads.
create table private.chapter_allotments (
  chapter_id uuid primary key references public.chapters (id) on delete cascade,
  kits_per_quarter integer not null check (kits_per_quarter between 0 and 10000)
);
comment on table private.chapter_allotments is 'class:public';
alter table private.chapter_allotments enable row level security;
grant select, insert, update on private.chapter_allotments to function_owner;
create policy "function owner manages chapter allotments" on private.chapter_allotments for all to function_owner
  using (true) with check (true);

create type public.chapter_allotment_outcome as enum ('saved', 'invalid', 'not-allowed');

create function private.set_chapter_allotment(chapter uuid, kits integer) returns public.chapter_allotment_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  insert into private.chapter_allotments (chapter_id, kits_per_quarter) values (chapter, kits)
    on conflict (chapter_id) do update set kits_per_quarter = excluded.kits_per_quarter;
  return 'saved';
exception
  when check_violation or not_null_violation or foreign_key_violation then return 'invalid';
end $$;
call private.publish_function('set_chapter_allotment', '{authenticated}');

-- The allotment is a plan: a kit that someone needs is handed out even when nothing is left of it.
create function private.chapter_kits(chapter uuid) returns table (
  kits_per_quarter integer, quarter_start date, handed_out integer
) language sql stable security definer set search_path = '' as $$
  select a.kits_per_quarter, quarter::date, coalesce((
    select sum(k.kits)::integer from public.events e
    join public.event_dates d on d.event_id = e.id and d.ends_at >= quarter
    join public.kit_handouts k on k.date_id = d.id and k.handed_at >= quarter
    where e.chapter_id = chapter
  ), 0)
  from date_trunc('quarter', now()) as quarter
  left join private.chapter_allotments a on a.chapter_id = chapter
  where (select private.manages_chapter(chapter))
$$;
call private.publish_function('chapter_kits', '{authenticated}');

create function private.chapter_leads(chapter uuid) returns table (leads integer, certified integer)
language sql stable set search_path = '' as $$
  select count(*)::integer, count(*) filter (where exists (
    select from public.certificates c
    where c.user_id = r.user_id and c.status = 'valid' and (c.expires_at is null or c.expires_at > now())
  ))::integer
  from public.user_roles r where r.chapter_id = chapter and r.role = 'chapter_lead'
$$;
grant execute on function private.chapter_leads(uuid) to function_owner;

create type public.chapter_task as enum ('lead', 'certified', 'people', 'page', 'kits', 'event');

-- What a new chapter does before it opens. Everything is read from its records, so that there is nothing to check off.
create function private.chapter_checklist(chapter uuid) returns table (task public.chapter_task, is_done boolean)
language sql stable security definer set search_path = '' as $$
  select t.task, t.is_done
  from public.chapters c
  cross join private.chapter_leads(c.id) l
  cross join lateral (values
    ('lead'::public.chapter_task, l.leads > 0),
    ('certified', l.leads > 0 and l.certified = l.leads),
    ('people', l.leads + (
      select count(*) from public.chapter_members m where m.chapter_id = c.id and m.removed_at is null
        and not exists (select from public.user_roles r where r.chapter_id = c.id and r.user_id = m.user_id)
    ) >= 3),
    ('page', num_nulls(c.led_by, c.about, c.meets, c.meeting_place) = 0),
    ('kits', exists (select from private.chapter_allotments a where a.chapter_id = c.id and a.kits_per_quarter > 0)),
    ('event', exists (select from public.events e where e.chapter_id = c.id and e.status = 'published'))
  ) as t (task, is_done)
  where c.id = chapter and (select private.manages_chapter(chapter))
$$;
call private.publish_function('chapter_checklist', '{authenticated}');

-- One point each for an event in the last 90 days, leads who all have a valid certificate, and figures that the leads
-- reported in the last 100 days, which is a quarter and some grace.
create function private.chapter_health(chapter uuid) returns table (
  score integer, last_event_on date, has_recent_event boolean, leads integer, certified_leads integer,
  has_certified_leads boolean, reported_on date, has_recent_report boolean, event_days integer, report_days integer
) language sql stable security definer set search_path = '' as $$
  select has_recent_event::integer + has_certified_leads::integer + has_recent_report::integer, last_event_on,
    has_recent_event, l.leads, l.certified, has_certified_leads, c.figures_on, has_recent_report, event_days, report_days
  from public.chapters c
  cross join private.chapter_leads(c.id) l
  cross join (values (90, 100)) as rule (event_days, report_days)
  cross join lateral (
    select max(d.ends_at)::date as last_event_on from public.events e join public.event_dates d on d.event_id = e.id
    where e.chapter_id = c.id and e.status = 'published' and d.canceled_at is null and d.ends_at < now()
  ) as past
  cross join lateral (
    select coalesce(last_event_on >= current_date - event_days, false) as has_recent_event,
      l.leads > 0 and l.certified = l.leads as has_certified_leads,
      coalesce(c.figures_on >= current_date - report_days, false) as has_recent_report
  ) as points
  where c.id = chapter and (select private.manages_chapter(chapter))
$$;
call private.publish_function('chapter_health', '{authenticated}');

-- A computed field of each chapter; null for callers who do not manage it.
create function public.health_score(chapter public.chapters) returns integer
language sql stable set search_path = '' as $$
  select h.score from private.chapter_health(chapter.id) h
$$;
grant execute on function public.health_score(public.chapters) to authenticated;
