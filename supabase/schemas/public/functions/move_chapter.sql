-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.move_chapter(chapter uuid, next_status public.chapter_status)
 RETURNS public.chapter_move_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.move_chapter($1, $2)$function$;
grant execute on function public.move_chapter(chapter uuid, next_status public.chapter_status) to authenticated;
