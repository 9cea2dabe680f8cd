-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.survey_gain(course uuid)
 RETURNS TABLE(people bigint, before numeric, after numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.survey_gain($1); end$function$;
grant execute on function public.survey_gain(course uuid) to anon, authenticated;
