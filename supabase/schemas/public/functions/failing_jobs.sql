-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.failing_jobs()
 RETURNS TABLE(kind text, tries integer, failed_at timestamp with time zone, last_error text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.failing_jobs(); end$function$;
grant execute on function public.failing_jobs() to authenticated;
