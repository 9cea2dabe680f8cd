-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_reversals_distinct(reports uuid[])
 RETURNS public.reversal_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  update public.reversal_reports r set is_distinct = true
    where r.id = any (reports) and r.status <> 'set-aside' and r.repeat_of is null;
  return (case when found then 'saved' else 'unknown' end)::public.reversal_review_outcome;
end $function$;
alter function private.mark_reversals_distinct(reports uuid[]) owner to function_owner;
grant execute on function private.mark_reversals_distinct(reports uuid[]) to authenticated;
