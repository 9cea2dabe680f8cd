-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_reversal_reports()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  if (select count(*) from public.reversal_reports r where r.status = 'accepted' and r.outcome = 'survived')
    - (select count(*) from public.reversal_reports r where r.status = 'counted' and r.repeat_of is not null)
    <= private.impact_step() then return 0; end if;
  with entered as (
    update public.reversal_reports r set status = 'counted'
      where r.status = 'accepted' and r.outcome = 'survived' returning r.state, r.relation
  ), helped as (
    insert into private.rescuer_totals as t (rescuer, counted)
      select private.rescuer_of(e.relation), count(*) from entered e where private.rescuer_of(e.relation) is not null group by 1
    on conflict (rescuer) do update set counted = t.counted + excluded.counted
  )
  insert into private.impact_records (source, subject, state, amount)
    select 'reversal-reports', gen_random_uuid(), coalesce(e.state, ''), 1 from entered e order by random();
  get diagnostics counted = row_count;
  perform private.uncount_repeats();
  perform private.show_reversal_rescuers();
  return counted;
end $function$;
alter function private.count_reversal_reports() owner to function_owner;
