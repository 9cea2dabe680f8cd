-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.review_article(wanted uuid, reviewer text, reviewed_on date)
 RETURNS public.article_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.review_article($1, $2, $3)$function$;
grant execute on function public.review_article(wanted uuid, reviewer text, reviewed_on date) to authenticated;
