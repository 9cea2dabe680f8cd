-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_reversal(report uuid, verdict public.reversal_status)
 RETURNS public.reversal_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.reversal_reports;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  select * into held from public.reversal_reports r where r.id = report for update;
  if held.id is null or verdict is null or verdict = 'counted' then return 'unknown'; end if;
  if held.status = 'counted' then return 'already-counted'; end if;
  update public.reversal_reports r set status = verdict, repeat_of = case verdict when 'set-aside' then r.repeat_of end
    where r.id = report;
  return 'saved';
end $function$;
alter function private.review_reversal(report uuid, verdict public.reversal_status) owner to function_owner;
grant execute on function private.review_reversal(report uuid, verdict public.reversal_status) to authenticated;
