-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_answer(attempt uuid, question uuid, chosen text[], guest_key text DEFAULT NULL::text)
 RETURNS public.answer_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_answer($1, $2, $3, $4)$function$;
grant execute on function public.save_answer(attempt uuid, question uuid, chosen text[], guest_key text) to anon, authenticated;
