-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.failing_jobs()
 RETURNS TABLE(kind text, tries integer, failed_at timestamp with time zone, last_error text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select j.kind, j.attempts, j.failed_at, j.last_error from private.jobs j
    where j.failed_at is not null and (select private.is_staff('admin'))
  union all
  select t.name, 1, t.last_run_at, t.last_error from private.periodic_tasks t
    where t.last_error is not null and (select private.is_staff('admin'))
  order by 3 desc limit 100
$function$;
alter function private.failing_jobs() owner to function_owner;
grant execute on function private.failing_jobs() to authenticated;
