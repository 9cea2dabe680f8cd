-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.chapter_health(chapter uuid)
 RETURNS TABLE(score integer, last_event_on date, has_recent_event boolean, leads integer, certified_leads integer, has_certified_leads boolean, reported_on date, has_recent_report boolean, event_days integer, report_days integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.chapter_health($1); end$function$;
grant execute on function public.chapter_health(chapter uuid) to authenticated;
