-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_page_draft(page uuid, status public.page_draft_status, reviewer text DEFAULT NULL::text, reviewed_on date DEFAULT NULL::date)
 RETURNS public.page_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.page_drafts;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select d.* into held from public.page_drafts d where d.page_id = page for update;
  if held.page_id is null then return 'unknown'; end if;
  if held.status = $2 or $2 = 'reviewed' and held.status <> 'review' then return 'not-possible'; end if;
  if $2 <> 'writing' and held.saved_at is null then return 'unchanged'; end if;
  -- It may still be the day before in the time zone of the reviewer.
  if $2 = 'reviewed' and (reviewer is null or $4 is null
    or $4 not between (held.saved_at at time zone 'UTC')::date - 1 and current_date) then return 'invalid'; end if;
  update public.page_drafts d set status = $2,
    reviewer = case when $2 = 'reviewed' then $3 end, reviewed_on = case when $2 = 'reviewed' then $4 end
    where d.page_id = page;
  return 'changed';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.review_page_draft(page uuid, status public.page_draft_status, reviewer text, reviewed_on date) owner to function_owner;
grant execute on function private.review_page_draft(page uuid, status public.page_draft_status, reviewer text, reviewed_on date) to authenticated;
