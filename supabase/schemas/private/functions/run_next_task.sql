-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.run_next_task()
 RETURNS TABLE(task text, error text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.run_next_task() owner to function_owner;
grant execute on function private.run_next_task() to service_role;
