-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.run_next_task()
 RETURNS TABLE(task text, error text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.run_next_task()$function$;
grant execute on function public.run_next_task() to service_role;
