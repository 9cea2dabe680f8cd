-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.review_course_draft(course uuid, status public.course_draft_status, reviewer text DEFAULT NULL::text, reviewed_on date DEFAULT NULL::date)
 RETURNS public.course_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.review_course_draft($1, $2, $3, $4)$function$;
grant execute on function public.review_course_draft(course uuid, status public.course_draft_status, reviewer text, reviewed_on date) to authenticated;
