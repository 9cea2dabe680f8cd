-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.review_supporter_page(page uuid, is_shown boolean, note text DEFAULT NULL::text, seen timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.supporter_page_review
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.review_supporter_page($1, $2, $3, $4)$function$;
grant execute on function public.review_supporter_page(page uuid, is_shown boolean, note text, seen timestamp with time zone) to authenticated;
