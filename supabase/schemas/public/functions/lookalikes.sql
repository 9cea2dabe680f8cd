-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.lookalikes(report public.reversal_reports)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*) from public.reversal_reports r
  where r.state = report.state and r.county is not distinct from report.county and r.grain = report.grain
    and r.period = report.period and r.doses = report.doses and r.outcome = report.outcome and r.id <> report.id
    and r.status <> 'set-aside'
$function$;
grant execute on function public.lookalikes(report public.reversal_reports) to authenticated;
