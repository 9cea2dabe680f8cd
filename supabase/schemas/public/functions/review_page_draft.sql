-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.review_page_draft(page uuid, status public.page_draft_status, reviewer text DEFAULT NULL::text, reviewed_on date DEFAULT NULL::date)
 RETURNS public.page_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.review_page_draft($1, $2, $3, $4)$function$;
grant execute on function public.review_page_draft(page uuid, status public.page_draft_status, reviewer text, reviewed_on date) to authenticated;
