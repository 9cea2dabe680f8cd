-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lookalikes_of(report public.reversal_reports)
 RETURNS SETOF public.reversal_reports
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if report.status = 'set-aside' or report.repeat_of is not null then return; end if;
  return query select r.* from public.reversal_reports r
    where r.state = report.state and r.period = report.period and r.county is not distinct from report.county
      and r.grain = report.grain and r.doses = report.doses and r.outcome = report.outcome and r.id <> report.id
      and r.status <> 'set-aside' and r.repeat_of is null and not (r.is_distinct and report.is_distinct);
end $function$;
grant execute on function private.lookalikes_of(report public.reversal_reports) to authenticated, function_owner;
