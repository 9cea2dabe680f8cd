-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_chapter_message(message uuid, answer text)
 RETURNS public.chapter_answer_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_chapter_message($1, $2)$function$;
grant execute on function public.answer_chapter_message(message uuid, answer text) to authenticated;
