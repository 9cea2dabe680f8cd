-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_newsletter_issue(issue uuid)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  delete from public.newsletter_issues i where i.id = issue and i.status = 'draft';
  if found then return 'deleted'; end if;
  return (case when exists (select from public.newsletter_issues i where i.id = issue) then 'not-draft' else 'unknown' end)
    ::public.newsletter_issue_outcome;
end $function$;
alter function private.delete_newsletter_issue(issue uuid) owner to function_owner;
grant execute on function private.delete_newsletter_issue(issue uuid) to authenticated;
