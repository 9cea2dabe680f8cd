-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_newsletter_issue(issue uuid)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (case private.remove_record('newsletter_issues', issue) when 'removed' then 'deleted'
    when 'unknown' then 'unknown' when 'not-allowed' then 'not-allowed' else 'not-draft' end)::public.newsletter_issue_outcome;
end $function$;
alter function private.delete_newsletter_issue(issue uuid) owner to function_owner;
grant execute on function private.delete_newsletter_issue(issue uuid) to authenticated;
