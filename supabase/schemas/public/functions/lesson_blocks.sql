-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.lesson_blocks(lesson uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.lesson_blocks($1)$function$;
grant execute on function public.lesson_blocks(lesson uuid) to anon, authenticated;
