-- What the doctor page reads from the database, and its test email. Only administrators get an answer.

create function private.site_health() returns table (
  server_version text, database_bytes bigint, tables_without_rls text[], failed_jobs bigint, failing_tasks text[],
  overdue_tasks text[], late_emails bigint, failed_emails bigint, chain_checked_at timestamptz, chain_broken_at bigint
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return; end if;
  return query select current_setting('server_version'), pg_database_size(current_database()),
    array(select n.nspname || '.' || c.relname from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity order by 1),
    (select count(*) from private.jobs j where j.failed_at > now() - interval '30 days'),
    array(select t.name from private.periodic_tasks t where t.last_error is not null order by 1),
    -- Tasks run within a minute of their time while the server is up.
    array(select t.name from private.periodic_tasks t where t.next_run_at < now() - interval '15 minutes' order by 1),
    (select count(*) from private.email_outbox m
      where m.status = 'queued' and m.created_at < now() - interval '1 hour'),
    (select count(*) from private.email_outbox m
      where m.status = 'dead' and m.created_at > now() - interval '30 days'),
    (select max(c.checked_at) from private.audit_checks c),
    (select c.broken_at from private.audit_checks c order by c.checked_at desc limit 1);
end $$;
call private.publish_function('site_health', '{authenticated}');
create index jobs_failures on private.jobs (failed_at) where failed_at is not null;
create index email_outbox_failures on private.email_outbox (created_at) where status = 'dead';

create type public.test_email_outcome as enum ('queued', 'no-address', 'not-allowed');

-- Emails the caller once a minute at most, so that an administrator can see whether emails arrive.
create function private.send_test_email() returns public.test_email_outcome
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  select m.address into address from private.confirmed_emails m where m.user_id = private.caller_id();
  if address is null then return 'no-address'; end if;
  perform private.queue_email('test-email', address, '{}',
    'test-email ' || private.caller_id() || to_char(now(), ' YYYY-MM-DD HH24:MI'));
  return 'queued';
end $$;
call private.publish_function('send_test_email', '{authenticated}');
