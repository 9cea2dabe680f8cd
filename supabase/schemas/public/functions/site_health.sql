-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.site_health()
 RETURNS TABLE(server_version text, database_bytes bigint, tables_without_rls text[], failed_jobs bigint, failing_tasks text[], overdue_tasks text[], late_emails bigint, failed_emails bigint, chain_checked_at timestamp with time zone, chain_broken_at bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.site_health(); end$function$;
grant execute on function public.site_health() to authenticated;
