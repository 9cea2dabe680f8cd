-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_newsletter_issue(issue uuid)
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
  if held.tested is distinct from content then return 'not-tested'; end if;
  update public.newsletter_issues i set status = 'sending', started_at = now() where i.id = issue;
  insert into public.newsletter_archive (id, article_id, topic, state, subject, note, title, summary)
    values (held.id, held.article_id, held.topic, held.state, held.subject, held.note, content ->> 'title',
      content ->> 'summary');
  perform private.queue_newsletter(issue);
  return 'sending';
end $function$;
alter function private.send_newsletter_issue(issue uuid) owner to function_owner;
grant execute on function private.send_newsletter_issue(issue uuid) to authenticated;
