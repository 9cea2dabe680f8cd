-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.uncount_repeats()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  with gone as (
    update public.reversal_reports r set status = 'set-aside'
      where r.status = 'counted' and r.repeat_of is not null returning r.state, r.relation
  ), helped as (
    update private.rescuer_totals t set counted = greatest(t.counted - g.amount, 0)
      from (select private.rescuer_of(o.relation) as rescuer, count(*) as amount from gone o group by 1) as g
      where t.rescuer = g.rescuer
  ), numbered as (
    select i.subject, i.state, row_number() over (partition by i.state) as place
      from private.impact_records i where i.source = 'reversal-reports'
  )
  delete from private.impact_records i using numbered n
    join (select coalesce(o.state, '') as state, count(*) as amount from gone o group by 1) as g on g.state = n.state
    where i.source = 'reversal-reports' and i.subject = n.subject and n.place <= g.amount;
end $function$;
grant execute on function private.uncount_repeats() to function_owner;
