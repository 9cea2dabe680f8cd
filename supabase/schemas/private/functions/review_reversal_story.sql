-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_reversal_story(report uuid, keeps boolean)
 RETURNS public.reversal_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  update public.reversal_reports r set is_released = keeps, story = case when keeps then r.story end,
    may_quote = r.may_quote and keeps
    where r.id = report and r.story is not null;
  return (case when found then 'saved' else 'unknown' end)::public.reversal_review_outcome;
end $function$;
alter function private.review_reversal_story(report uuid, keeps boolean) owner to function_owner;
grant execute on function private.review_reversal_story(report uuid, keeps boolean) to authenticated;
