-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_age(is_adult boolean, birth_month text DEFAULT NULL::text)
 RETURNS public.age_answer_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_age($1, $2)$function$;
grant execute on function public.answer_age(is_adult boolean, birth_month text) to authenticated;
