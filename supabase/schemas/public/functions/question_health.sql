-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.question_health(course uuid)
 RETURNS TABLE(question uuid, people integer, missed_percent integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.question_health($1); end$function$;
grant execute on function public.question_health(course uuid) to authenticated;
