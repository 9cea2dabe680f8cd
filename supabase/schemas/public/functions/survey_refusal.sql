-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.survey_refusal(course uuid, phase text, guest_key text DEFAULT NULL::text)
 RETURNS public.survey_refusal
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.survey_refusal($1, $2, $3); end$function$;
grant execute on function public.survey_refusal(course uuid, phase text, guest_key text) to anon, authenticated;
