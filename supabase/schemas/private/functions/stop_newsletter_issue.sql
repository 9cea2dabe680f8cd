-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.stop_newsletter_issue(issue uuid)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.newsletter_issues;
  removed integer;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.newsletter_issues i where i.id = issue for no key update;
  if held.id is null then return 'unknown'; end if;
  if held.status not in ('sending', 'sent') then return 'not-sending'; end if;
  -- A sender that holds the lock of an email may wait for the lock of the issue.
  delete from private.email_outbox e where e.id in (
    select w.id from private.email_outbox w
    where w.message = 'newsletter-issue' and w.status in ('queued', 'sending') and split_part(w.dedupe_key, ' ', 2) = issue::text
    for update skip locked
  );
  get diagnostics removed = row_count;
  update public.newsletter_issues i set status = 'stopped', finished_at = now(), queued_count = i.queued_count - removed
    where i.id = issue;
  delete from public.newsletter_archive a where a.id = issue;
  return 'stopped';
end $function$;
alter function private.stop_newsletter_issue(issue uuid) owner to function_owner;
grant execute on function private.stop_newsletter_issue(issue uuid) to authenticated;
