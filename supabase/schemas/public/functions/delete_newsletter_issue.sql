-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.delete_newsletter_issue(issue uuid)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.delete_newsletter_issue($1)$function$;
grant execute on function public.delete_newsletter_issue(issue uuid) to authenticated;
