-- The embedded backend writes a backup when this asks for one. A hosted project makes its own.

create function private.request_backup() returns void language sql set search_path = '' as $$
  select pg_notify('backup_requested', '')
$$;
grant execute on function private.request_backup() to function_owner;

-- At night in the United States.
insert into private.periodic_tasks (name, every, next_run_at)
values ('request_backup', '1 day', date_trunc('day', now()) + interval '1 day 8 hours');
