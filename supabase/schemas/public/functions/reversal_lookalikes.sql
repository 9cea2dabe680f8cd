-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.reversal_lookalikes(report uuid)
 RETURNS SETOF public.reversal_reports
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select l.* from public.reversal_reports r cross join lateral private.lookalikes_of(r) l
    where r.id = reversal_lookalikes.report order by l.id limit 20;
end $function$;
grant execute on function public.reversal_lookalikes(report uuid) to authenticated;
