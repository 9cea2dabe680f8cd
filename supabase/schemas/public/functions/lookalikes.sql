-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.lookalikes(report public.reversal_reports)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select count(*) from private.lookalikes_of(report));
end $function$;
grant execute on function public.lookalikes(report public.reversal_reports) to authenticated;
