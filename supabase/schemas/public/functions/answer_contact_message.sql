-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_contact_message(message uuid, answer text)
 RETURNS public.contact_answer_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_contact_message($1, $2)$function$;
grant execute on function public.answer_contact_message(message uuid, answer text) to authenticated;
