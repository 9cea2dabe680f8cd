-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.task_runs()
 RETURNS TABLE(name text, every_seconds bigint, last_run_at timestamp with time zone, next_run_at timestamp with time zone, has_failed boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return; end if;
  return query select t.name, extract(epoch from t.every)::bigint, t.last_run_at, t.next_run_at, t.last_error is not null
    from private.periodic_tasks t order by t.name;
end $function$;
alter function private.task_runs() owner to function_owner;
grant execute on function private.task_runs() to authenticated;
