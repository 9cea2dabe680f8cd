-- What the doctor page shows besides `site_health`: when each task last ran, and whether demo accounts are left.

create function private.task_runs() returns table (
  name text, every_seconds bigint, last_run_at timestamptz, next_run_at timestamptz, has_failed boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return; end if;
  return query select t.name, extract(epoch from t.every)::bigint, t.last_run_at, t.next_run_at, t.last_error is not null
    from private.periodic_tasks t order by t.name;
end $$;
call private.publish_function('task_runs', '{authenticated}');

create function private.demo_account_count() returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 0; end if;
  return (select count(*) from private.confirmed_emails m where lower(m.address) = any (
    array(select r || '@openairway.example' from unnest(
      '{admin,auditor,chapter,editor,events,finance,guardian,instructor,learner,member,outreach}'::text[]) r)));
end $$;
call private.publish_function('demo_account_count', '{authenticated}');
