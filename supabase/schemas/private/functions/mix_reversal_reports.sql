-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mix_reversal_reports()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mixed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  delete from public.reversal_reports r where r.received_month < now() - interval '24 months';
  update public.reversal_reports r set is_shuffled = false where r.is_shuffled;
  with moved as (delete from public.reversal_reports r where true returning r.*)
  insert into public.reversal_reports select m.* from moved m order by random();
  get diagnostics mixed = row_count;
  update public.reversal_reports r set story = null, may_quote = false, is_released = false
    where r.story is not null and r.received_month + 88 <= current_date;
  update public.reversal_reports r set grain = 'month', period = date_trunc('month', r.period),
    is_distinct = r.is_distinct or r.status in ('accepted', 'counted') and r.repeat_of is null
    where r.grain = 'week' and r.period < current_date - 30;
  delete from private.reversal_keys k where k.is_old;
  update private.reversal_keys k set is_old = true where not k.is_old;
  return mixed;
end $function$;
alter function private.mix_reversal_reports() owner to function_owner;
