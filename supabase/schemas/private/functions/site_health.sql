-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.site_health()
 RETURNS TABLE(server_version text, database_bytes bigint, tables_without_rls text[], failed_jobs bigint, failing_tasks text[], overdue_tasks text[], late_emails bigint, failed_emails bigint, chain_checked_at timestamp with time zone, chain_broken_at bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.site_health() owner to function_owner;
grant execute on function private.site_health() to authenticated;
