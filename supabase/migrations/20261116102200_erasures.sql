-- Account deletion: scheduled, can be canceled for 7 days, then carried out as private.person_map says.

create table public.erasures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  reason text not null check (
    reason in ('asked', 'guardian', 'too-young', 'unconfirmed', 'inactive', 'restored', 'unguarded')
  ),
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz,
  started_at timestamptz
);
comment on table public.erasures is 'class:s2';
comment on column public.erasures.started_at is 'Set when the erasure starts; it cannot be canceled afterwards.';
create index erasures_requested_by on public.erasures (requested_by);
create index erasures_due on public.erasures (due_at);

-- Hashes of erased user ids, to find accounts that an old backup restores.
create table private.erased_people (
  id_hash text primary key,
  erased_at timestamptz not null default now()
);
comment on table private.erased_people is 'class:public';
alter table public.erasures enable row level security;
alter table private.erased_people enable row level security;

revoke all on public.erasures, private.erased_people from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.erasures to service_role, function_owner;
grant select, insert on private.erased_people to service_role, function_owner;
grant select on public.erasures to authenticated;

create policy "function owner manages erasures" on public.erasures for all to function_owner using (true) with check (true);
create policy "function owner reads erased people" on private.erased_people for select to function_owner using (true);
create policy "members read their own erasure" on public.erasures for select to authenticated
  using (user_id = (select auth.uid()));

create type public.erasure_request_outcome as enum (
  'scheduled', 'already-scheduled', 'reauthenticate', 'unknown'
);

-- Schedules an erasure. The caller checks who may request it. If it can still be canceled, the person is
-- notified.
create function private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamptz)
returns public.erasure_request_outcome language plpgsql set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.erasures (user_id, requested_by, reason, due_at) values (subject, asked_by, cause, due)
    on conflict (user_id) do nothing returning id into made;
  if made is null then return 'already-scheduled'; end if;
  perform private.enqueue_job('erase_person', jsonb_build_object('erasure', made, 'user_id', subject), due,
    'erasure ' || made);
  if due > now() then
    perform private.notify(subject, 'account', 'erasure-scheduled', jsonb_build_object(
      'is_unguarded', cause = 'unguarded', 'due', (due at time zone 'UTC')::date), 'erasure ' || made);
  end if;
  return 'scheduled';
end $$;

-- Moves the job when the due date changes.
create function private.reschedule_erasure_job() returns trigger language plpgsql set search_path = '' as $$
begin
  update private.jobs set run_after = new.due_at where dedupe_key = 'erasure ' || new.id and done_at is null;
  return null;
end $$;
create trigger reschedule_erasure_job after update of due_at on public.erasures
  for each row execute function private.reschedule_erasure_job();

-- Members with a second factor have to use it here.
create function private.request_my_erasure() returns public.erasure_request_outcome
language sql security definer set search_path = '' as $$
  select case
    when not private.caller_is_proven() then 'reauthenticate'
    else private.schedule_erasure(private.caller_id(), private.caller_id(), 'asked', now() + interval '7 days')
  end
$$;
call private.publish_function('request_my_erasure', '{authenticated}');

create type public.erasure_cancel_outcome as enum (
  'canceled', 'not-scheduled', 'needs-guardian', 'too-late', 'unknown'
);

-- An erasure for a missing guardian ends only with a new guardian.
create function private.cancel_erasure(subject uuid) returns public.erasure_cancel_outcome
language plpgsql set search_path = '' as $$
declare
  planned public.erasures;
begin
  delete from public.erasures e
    where e.user_id = subject and e.started_at is null and e.due_at > now()
      and e.reason not in ('too-young', 'unguarded')
    returning * into planned;
  if planned.id is null then
    return case (select e.reason = 'unguarded' and e.started_at is null from public.erasures e where e.user_id = subject)
      when true then 'needs-guardian' when false then 'too-late' else 'not-scheduled' end;
  end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned.id;
  perform private.notify(subject, 'account', 'erasure-canceled', '{}', 'kept ' || planned.id);
  return 'canceled';
end $$;

create function private.cancel_my_erasure() returns public.erasure_cancel_outcome
language sql security definer set search_path = '' as $$
  select private.cancel_erasure(private.caller_id())
$$;
call private.publish_function('cancel_my_erasure', '{authenticated}');

-- Sent one day before.
create function private.send_erasure_reminders() returns void language plpgsql set search_path = '' as $$
declare
  planned public.erasures;
begin
  for planned in update public.erasures e set reminded_at = now()
    where e.reminded_at is null and e.started_at is null and e.due_at > now() and e.due_at < now() + interval '1 day'
      and e.requested_at < now() - interval '1 day'
    returning *
  loop
    perform private.notify(planned.user_id, 'account', 'erasure-tomorrow',
      jsonb_build_object('is_unguarded', planned.reason = 'unguarded'), 'erasure tomorrow ' || planned.id);
  end loop;
end $$;

create function private.person_hash(person uuid) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(person::text, 'UTF8')), 'hex')
$$;

-- Erases accounts again that a restored backup brought back.
create function private.repeat_restored_erasures() returns void language sql set search_path = '' as $$
  select private.schedule_erasure(p.id, null, 'restored', now()) from public.profiles p
  where private.person_hash(p.id) in (select id_hash from private.erased_people)
$$;

-- The rows of the map that the deletion page shows, one per title, with the group they are listed in.
create function private.erasure_preview() returns table (
  title text, erasure text, kept_until text, kept_because text, topic text
) language sql stable security definer set search_path = '' as $$
  select m.title, case m.erasure when 'with_account' then 'delete' else m.erasure end, m.kept_until, m.kept_because,
    case
      when m.relation ~ '\.(enrollments|lesson_|quiz_|survey_|certificate|kit_)' then 'learning'
      when m.relation ~ '\.(guardian|young_|consents|permission_slips|code_guesses)' then 'family'
      when m.relation ~ '\.(email_outbox|notices|notification_|unsubscribe_)' then 'messages'
      else 'account'
    end
  from private.person_map m group by 1, 2, 3, 4, 5 order by m.title not like 'Your %', m.title
$$;
call private.publish_function('erasure_preview', '{authenticated}');

-- True for an erasure that is due, even if it was started before; it cannot be canceled afterwards.
create function public.start_erasure(erasure uuid) returns boolean language sql set search_path = '' as $$
  with started as (
    update public.erasures e set started_at = coalesce(e.started_at, now())
    where e.id = erasure and e.due_at <= now() returning 1
  )
  select exists (select from started)
$$;

-- Deletes and anonymizes rows that are not deleted with the account. The storage service deletes the files.
create function public.erase_rows(person uuid, email text) returns void
language plpgsql set search_path = '' as $$
declare
  entry private.person_map;
begin
  for entry in select * from private.person_map m
    where m.erasure in ('delete', 'anonymize') and m.relation not like 'storage.%' order by m.relation
  loop
    execute format(case entry.erasure
        when 'delete' then 'delete from %1$I.%2$I where %3$s'
        else 'update %1$I.%2$I set %4$s where %3$s' end,
      split_part(entry.relation, '.', 1), split_part(entry.relation, '.', 2), entry.row_condition, entry.anonymizes)
      using person, email;
  end loop;
end $$;

create function public.record_erased(person uuid) returns void language sql set search_path = '' as $$
  insert into private.erased_people (id_hash) values (private.person_hash(person)) on conflict do nothing
$$;

grant execute on function private.schedule_erasure(uuid, uuid, text, timestamptz),
  private.cancel_erasure(uuid), private.send_erasure_reminders(), private.repeat_restored_erasures() to function_owner;
grant execute on function private.person_hash(uuid) to function_owner, service_role;
grant execute on function public.start_erasure(uuid), public.erase_rows(uuid, text),
  public.record_erased(uuid) to service_role;

insert into private.person_map (relation, title, hidden_because, erasure, kept_until, kept_because) values
  ('private.erased_people', 'A note that an account was deleted', 'It does not exist while you have an account.',
    'keep', 'permanently', 'It is a scrambled number that says nothing about you. It makes sure that an old backup cannot bring you back.');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.erasures', 'Your deletion request', 'user_id = $1',
    '[["requested_at", "Requested on"], ["due_at", "Due on"], ["reason", "Reason"]]', true, 'with_account');
insert into private.periodic_tasks (name, every) values
  ('send_erasure_reminders', '1 hour'),
  ('repeat_restored_erasures', '1 day');
