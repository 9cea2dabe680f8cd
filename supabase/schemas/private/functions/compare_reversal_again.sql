-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.compare_reversal_again(report uuid)
 RETURNS public.reversal_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  update public.reversal_reports r set repeat_of = null, is_distinct = false,
    status = case when r.repeat_of is not null and r.status = 'set-aside' then 'new' else r.status end
    where r.id = report and (r.is_distinct or r.repeat_of is not null);
  return (case when found then 'saved' else 'unknown' end)::public.reversal_review_outcome;
end $function$;
alter function private.compare_reversal_again(report uuid) owner to function_owner;
grant execute on function private.compare_reversal_again(report uuid) to authenticated;
