-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.task_runs()
 RETURNS TABLE(name text, every_seconds bigint, last_run_at timestamp with time zone, next_run_at timestamp with time zone, has_failed boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.task_runs(); end$function$;
grant execute on function public.task_runs() to authenticated;
