-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_young_request(code text, is_accepted boolean, version integer, signed_name text)
 RETURNS public.young_answer_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_young_request($1, $2, $3, $4)$function$;
grant execute on function public.answer_young_request(code text, is_accepted boolean, version integer, signed_name text) to authenticated;
