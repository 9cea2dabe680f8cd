-- What each record adds to the public numbers, and the totals. A record counts in the month in which it is noted, so
-- that later changes never alter a month that is over.

create table private.impact_records (
  source public.impact_source not null,
  subject uuid not null,
  state text not null default '' check (state = '' or private.is_us_state(state)),
  amount integer not null,
  primary key (source, subject)
);
comment on table private.impact_records is 'class:s2';
comment on column private.impact_records.subject is
  'The person with a certificate, who counts once; otherwise the registration, the request or the handout.';
comment on column private.impact_records.state is 'Empty if not known.';

create table private.impact_totals (
  source public.impact_source not null,
  month date not null check (extract(day from month) = 1),
  state text not null,
  amount bigint not null,
  primary key (source, month, state)
);
comment on table private.impact_totals is 'class:s2';
alter table private.impact_records enable row level security;
alter table private.impact_totals enable row level security;
revoke all on private.impact_records, private.impact_totals from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.impact_records to function_owner;
-- For exports and erasures.
grant select, update (subject) on private.impact_records to service_role;
grant select, insert, update on private.impact_totals to function_owner;
create policy "function owner manages impact records" on private.impact_records for all to function_owner
  using (true) with check (true);
create policy "function owner manages impact totals" on private.impact_totals for all to function_owner
  using (true) with check (true);

-- Adds the changes of one statement, in a fixed order, so that two transactions never wait for each other.
create function private.count_impact(changes jsonb) returns void language plpgsql set search_path = '' as $$
begin
  insert into private.impact_totals as t (source, month, state, amount)
    select c.source, date_trunc('month', now())::date, c.state, sum(c.amount)
    from jsonb_to_recordset(changes) as c (source public.impact_source, state text, amount bigint)
    group by c.source, c.state having sum(c.amount) <> 0 order by c.source, c.state
    on conflict (source, month, state) do update set amount = t.amount + excluded.amount;
  perform from public.impact_counts c order by c.metric for update;
  update public.impact_counts set amount = impact_counts.amount + added.amount
    from (
      select m.id, sum(c.amount) as amount
      from jsonb_to_recordset(changes) as c (source public.impact_source, amount bigint)
        join public.impact_metrics m on c.source = any (m.records) and m.baseline_on < now()::date
      group by m.id having sum(c.amount) <> 0
    ) as added
    where impact_counts.metric = added.id;
end $$;
grant execute on function private.count_impact(jsonb) to function_owner;

create function private.count_impact_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_impact(jsonb_agg(jsonb_build_object('source', a.source, 'state', a.state, 'amount', a.amount)))
      from added a having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform private.count_impact(jsonb_agg(jsonb_build_object('source', r.source, 'state', r.state, 'amount', -r.amount)))
      from removed r having count(*) > 0;
  else
    perform private.count_impact(jsonb_agg(jsonb_build_object('source', c.source, 'state', c.state, 'amount', c.amount)))
      from (
        select a.source, a.state, a.amount from added a
        union all select r.source, r.state, -r.amount from removed r
      ) as c having count(*) > 0;
  end if;
  return null;
end $$;
call private.publish_function('count_impact_records');
create trigger count_added after insert on private.impact_records
  referencing new table as added for each statement execute function private.count_impact_records();
create trigger count_changed after update on private.impact_records
  referencing old table as removed new table as added for each statement execute function private.count_impact_records();
create trigger count_removed after delete on private.impact_records
  referencing old table as removed for each statement execute function private.count_impact_records();

create function private.start_impact_metric() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.impact_versions (metric, version, label, definition, method, source, baseline)
    values (new.id, new.version, new.label, new.definition, new.method, new.source, new.baseline);
  insert into public.impact_counts (metric, amount)
    select new.id, coalesce(sum(t.amount), 0) from private.impact_totals t
    where t.source = any (new.records) and t.month > new.baseline_on;
  return null;
end $$;
call private.publish_function('start_impact_metric');
create trigger start_impact_metric after insert on public.impact_metrics
  for each row execute function private.start_impact_metric();

-- A person counts with the first certificate, until every certificate of theirs is revoked or merged into another
-- account. An erasure changes nothing: the person was trained.
create function private.record_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'revoked' then
    insert into private.impact_records (source, subject, state, amount)
      select 'certificates', new.user_id, coalesce(p.state, ''), 1 from public.profiles p where p.id = new.user_id
      on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    delete from private.impact_records r where r.source = 'certificates' and r.subject = old.user_id and not exists (
      select from public.certificates c where c.user_id = old.user_id and c.status <> 'revoked'
    );
  end if;
  return null;
end $$;
call private.publish_function('record_certificate');
create trigger record_certificate after insert or update of status, user_id on public.certificates
  for each row when (new.user_id is not null) execute function private.record_certificate();

create function private.state_of_date(wanted uuid) returns text language sql stable set search_path = '' as $$
  select coalesce(e.state, '') from public.event_dates d join public.events e on e.id = d.event_id where d.id = wanted
$$;
grant execute on function private.state_of_date(uuid) to function_owner;

create function private.record_check_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.undone_at is null then
    insert into private.impact_records as r (source, subject, state, amount)
      values ('check-ins', new.registration_id, private.state_of_date(new.date_id), new.people)
      on conflict (source, subject) do update set amount = excluded.amount where r.amount <> excluded.amount;
  else
    delete from private.impact_records r where r.source = 'check-ins' and r.subject = new.registration_id;
  end if;
  return null;
end $$;
call private.publish_function('record_check_in');
create trigger record_check_in after insert or update of undone_at, people on public.check_ins
  for each row execute function private.record_check_in();

create function private.record_kit_handout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.impact_records (source, subject, state, amount)
    values ('kit-handouts', new.id, private.state_of_date(new.date_id), new.kits);
  return null;
end $$;
call private.publish_function('record_kit_handout');
create trigger record_kit_handout after insert on public.kit_handouts
  for each row execute function private.record_kit_handout();

-- A kit counts from the moment it is sent.
create function private.record_kit_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.impact_records (source, subject, state, amount)
    values ('kit-requests', new.id, case when private.is_us_state(new.state) then new.state else '' end, new.quantity)
    on conflict do nothing;
  return null;
end $$;
call private.publish_function('record_kit_request');
create trigger record_kit_request after insert or update of status on public.kit_requests
  for each row when (new.status in ('shipped', 'delivered')) execute function private.record_kit_request();

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('private.impact_records', 'That you count as trained', 'source = ''certificates'' and subject = $1',
    '[["state", "State"], ["amount", "People"]]', false, 'anonymize', 'subject = gen_random_uuid()',
    'The public number of trained people stays right, without a link to you.');
