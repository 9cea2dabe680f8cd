-- Who gave the naloxone, from the accepted reports of survivors, for the impact page.

create type public.reversal_rescuer as enum ('friend', 'family', 'stranger', 'staff');

-- Null for people who were given it, and for answers that name nobody.
create function private.rescuer_of(relation public.reversal_relation) returns public.reversal_rescuer
language sql immutable set search_path = '' as $$
  select (case when relation in ('friend', 'student') then 'friend' when relation in ('partner', 'family') then 'family'
    when relation = 'stranger' then 'stranger' when relation in ('co-worker', 'outreach', 'first-responder') then 'staff'
    end)::public.reversal_rescuer
$$;
grant execute on function private.rescuer_of(public.reversal_relation) to function_owner;

create table private.rescuer_totals (
  rescuer public.reversal_rescuer primary key,
  counted bigint not null check (counted > 0)
);
comment on table private.rescuer_totals is 'class:s3';
comment on column private.rescuer_totals.counted is 'Exact, and therefore not public.';
alter table private.rescuer_totals enable row level security;
revoke all on private.rescuer_totals from public, anon, authenticated, service_role;
grant select, insert, update on private.rescuer_totals to function_owner;
create policy "function owner manages totals of rescuers" on private.rescuer_totals for all to function_owner
  using (true) with check (true);

create table public.reversal_rescuers (
  rescuer public.reversal_rescuer primary key,
  amount bigint not null check (amount > 10)
);
comment on table public.reversal_rescuers is 'class:public';
comment on column public.reversal_rescuers.amount is 'Appears above ten, and moves by more than ten at a time.';
alter table public.reversal_rescuers enable row level security;
revoke all on public.reversal_rescuers from public, anon, authenticated;
grant select on public.reversal_rescuers to anon, authenticated;
grant select, insert, update, delete on public.reversal_rescuers to service_role;
grant select, insert, update on public.reversal_rescuers to function_owner;
create policy "anyone reads rescuers" on public.reversal_rescuers for select to anon, authenticated using (true);
create policy "function owner manages rescuers" on public.reversal_rescuers for all to function_owner
  using (true) with check (true);
alter publication supabase_realtime add table public.reversal_rescuers;

-- No total of these answers is public, so that a group that is not shown cannot be computed from the others.
create function private.show_reversal_rescuers() returns void language sql set search_path = '' as $$
  insert into public.reversal_rescuers as h (rescuer, amount)
    select t.rescuer, t.counted from private.rescuer_totals t
    left join public.reversal_rescuers s on s.rescuer = t.rescuer
    where t.counted - coalesce(s.amount, 0) > private.impact_step()
  on conflict (rescuer) do update set amount = excluded.amount
$$;
grant execute on function private.show_reversal_rescuers() to function_owner;

create or replace function private.count_reversal_reports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  if (select count(*) from public.reversal_reports r where r.status = 'accepted' and r.outcome = 'survived')
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
  perform private.show_reversal_rescuers();
  return counted;
end $$;

insert into private.rescuer_totals (rescuer, counted)
  select private.rescuer_of(r.relation), count(*) from public.reversal_reports r
  where r.status = 'counted' and private.rescuer_of(r.relation) is not null group by 1;
select private.show_reversal_rescuers();
