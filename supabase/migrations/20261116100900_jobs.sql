-- Background work. A job is queued in the transaction that causes it and run by the function `jobs`; a
-- periodic task is a function in `private` that is called on a schedule.

create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,63}$'),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and length(payload::text) <= 10000),
  run_after timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  claimed_until timestamptz,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text check (length(last_error) <= 200),
  dedupe_key text unique check (length(dedupe_key) between 1 and 200),
  created_at timestamptz not null default now(),
  check (done_at is null or failed_at is null)
);
comment on table private.jobs is 'class:s2';
comment on column private.jobs.id is 'class:public';
comment on column private.jobs.kind is 'class:public';
comment on column private.jobs.payload is 'Emptied when the job is done.';
comment on column private.jobs.run_after is 'class:public';
comment on column private.jobs.attempts is 'class:public';
comment on column private.jobs.claimed_until is 'class:public';
comment on column private.jobs.done_at is 'class:public';
comment on column private.jobs.failed_at is 'class:public';
comment on column private.jobs.last_error is 'class:public names and codes only, nothing about people';
comment on column private.jobs.created_at is 'class:public';
create index jobs_due on private.jobs (run_after) where done_at is null and failed_at is null;

create table private.periodic_tasks (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,62}$'),
  every interval not null check (every >= interval '1 minute'),
  next_run_at timestamptz not null default now(),
  last_run_at timestamptz,
  last_error text check (length(last_error) <= 200)
);
comment on table private.periodic_tasks is 'class:public';
comment on column private.periodic_tasks.name is
  'Name of the function in this schema, called as function_owner.';
alter table private.jobs enable row level security;
alter table private.periodic_tasks enable row level security;

revoke all on private.jobs, private.periodic_tasks from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.jobs to function_owner, service_role;
grant select, insert, update, delete on private.periodic_tasks to function_owner;

create policy "function owner manages jobs" on private.jobs for all to function_owner using (true) with check (true);
create policy "function owner manages periodic tasks" on private.periodic_tasks for all to function_owner
  using (true) with check (true);

create function private.announce_job() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('job_queued', '');
  return null;
end $$;
create trigger announce_job after insert on private.jobs
  for each statement execute function private.announce_job();

-- Of several jobs with the same key, only the first is stored, even when it is done.
create function private.enqueue_job(
  kind text, payload jsonb default '{}', run_after timestamptz default now(), dedupe_key text default null
) returns void language sql set search_path = '' as $$
  insert into private.jobs (kind, payload, run_after, dedupe_key) values ($1, $2, $3, $4)
  on conflict do nothing
$$;

-- Runs the task that has been due longest. Its row is locked meanwhile, so that no other process runs it; a
-- task that fails is retried soon and does not delay the others.
create function private.run_next_task() returns table (task text, error text)
language plpgsql security definer set search_path = '' as $$
begin
  select t.name into task from private.periodic_tasks t
    where t.next_run_at <= now() order by t.next_run_at limit 1 for update skip locked;
  if task is null then return; end if;
  begin
    execute format('select private.%I()', task);
  exception when others or query_canceled then
    error := sqlstate;
  end;
  update private.periodic_tasks t set last_run_at = now(), last_error = error,
    next_run_at = now() + case when error is null then t.every else least(t.every, interval '5 minutes') end
  where t.name = task;
  return next;
end $$;
call private.publish_function('run_next_task', '{service_role}');

-- Jobs that were given up and tasks that fail, for administrators.
create function private.failing_jobs() returns table (
  kind text, tries integer, failed_at timestamptz, last_error text
) language sql stable security definer set search_path = '' as $$
  select j.kind, j.attempts, j.failed_at, j.last_error from private.jobs j
    where j.failed_at is not null and (select private.is_staff('admin'))
  union all
  select t.name, 1, t.last_run_at, t.last_error from private.periodic_tasks t
    where t.last_error is not null and (select private.is_staff('admin'))
  order by 3 desc limit 100
$$;
call private.publish_function('failing_jobs', '{authenticated}');

-- Finished jobs are deleted after 30 days, failed ones after a year.
create function private.remove_old_jobs() returns bigint language sql set search_path = '' as $$
  with removed as (
    delete from private.jobs
    where done_at < now() - interval '30 days' or failed_at < now() - interval '12 months'
    returning 1
  )
  select count(*) from removed
$$;

-- Claims the job that has been due longest until the lease ends. A job whose lease has ended belongs to a
-- process that crashed. `attempts` tells this claim from a later one.
create function public.claim_job(lease_seconds integer)
returns table (id uuid, kind text, payload jsonb, attempts integer)
language sql set search_path = '' as $$
  update private.jobs set failed_at = now(), claimed_until = null, last_error = 'never reported'
    where attempts >= 8 and claimed_until < now() and done_at is null and failed_at is null;
  update private.jobs j set attempts = j.attempts + 1,
    claimed_until = now() + make_interval(secs => lease_seconds)
  where j.id = (
    select waiting.id from private.jobs waiting
    where waiting.done_at is null and waiting.failed_at is null and waiting.run_after <= now()
      and (waiting.claimed_until is null or waiting.claimed_until < now())
    order by waiting.run_after limit 1 for update skip locked
  )
  returning j.id, j.kind, j.payload, j.attempts
$$;

-- The payload is removed when a job is done; its key stays, so that it is not queued again.
create function public.finish_job(job uuid, attempt integer) returns boolean
language sql set search_path = '' as $$
  with finished as (
    update private.jobs set done_at = now(), claimed_until = null, last_error = null, payload = '{}'
    where id = job and attempts = attempt and done_at is null and failed_at is null
    returning 1
  )
  select exists (select from finished)
$$;

create type public.retry_state as enum ('retrying', 'failed');

-- Retries after 1, 2, 4 … 60 minutes; a job that fails eight times, or finally, is given up and stays for
-- administrators.
create function public.fail_job(job uuid, attempt integer, reason text, is_final boolean default false)
returns public.retry_state language sql set search_path = '' as $$
  update private.jobs set
    claimed_until = null,
    last_error = left(reason, 200),
    failed_at = case when is_final or attempts >= 8 then now() end,
    run_after = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(attempts - 1, 10))
  where id = job and attempts = attempt and done_at is null and failed_at is null
  returning (case when failed_at is null then 'retrying' else 'failed' end)::public.retry_state
$$;

grant execute on function private.enqueue_job(text, jsonb, timestamptz, text) to function_owner, service_role;
grant execute on function private.remove_old_jobs() to function_owner;
grant execute on function public.claim_job(integer), public.finish_job(uuid, integer),
  public.fail_job(uuid, integer, text, boolean) to service_role;

insert into private.periodic_tasks (name, every) values ('remove_old_jobs', '1 day');
