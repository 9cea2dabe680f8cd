-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.newsletter_text(issue public.newsletter_issues)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('subject', issue.subject, 'note', issue.note, 'title', a.title, 'summary', a.summary,
    'kind', a.kind, 'slug', a.slug)
  from public.articles a where a.id = issue.article_id and a.public_from <= now() and a.public_until > now()
$function$;
grant execute on function private.newsletter_text(issue public.newsletter_issues) to function_owner;
