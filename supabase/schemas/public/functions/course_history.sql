-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.course_history(course uuid)
 RETURNS TABLE(version integer, published_at timestamp with time zone, published_by_name text, note text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.course_history($1); end$function$;
grant execute on function public.course_history(course uuid) to authenticated;
