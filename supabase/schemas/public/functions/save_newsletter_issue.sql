-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_newsletter_issue(issue uuid, article uuid, topic public.newsletter_topic, state text, subject text, note text)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_newsletter_issue($1, $2, $3, $4, $5, $6)$function$;
grant execute on function public.save_newsletter_issue(issue uuid, article uuid, topic public.newsletter_topic, state text, subject text, note text) to authenticated;
