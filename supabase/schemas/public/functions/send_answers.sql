-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.send_answers(attempt uuid, answers jsonb, guest_key text DEFAULT NULL::text)
 RETURNS public.queued_answer_outcome[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.send_answers($1, $2, $3)$function$;
grant execute on function public.send_answers(attempt uuid, answers jsonb, guest_key text) to anon, authenticated;
