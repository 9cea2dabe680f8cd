-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.test_newsletter_issue(issue uuid)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.newsletter_issues;
  content jsonb;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.newsletter_issues i where i.id = issue for update;
  if held.id is null then return 'unknown'; end if;
  if held.status <> 'draft' then return 'not-draft'; end if;
  content := private.newsletter_text(held);
  if content is null then return 'not-published'; end if;
  update public.newsletter_issues i set tested = content, tested_at = now() where i.id = issue;
  perform private.queue_email('newsletter-test', (
    select m.address from private.confirmed_emails m where m.user_id = private.caller_id()),
    content || jsonb_build_object('issue', held.id));
  return 'tested';
end $function$;
alter function private.test_newsletter_issue(issue uuid) owner to function_owner;
grant execute on function private.test_newsletter_issue(issue uuid) to authenticated;
