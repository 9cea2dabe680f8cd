-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_chapter_page(chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean)
 RETURNS public.chapter_save_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_chapter_page($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.save_chapter_page(chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean) to authenticated;
