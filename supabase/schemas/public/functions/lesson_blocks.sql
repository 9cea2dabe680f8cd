-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.lesson_blocks(lesson uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.lesson_blocks($1, $2); end$function$;
grant execute on function public.lesson_blocks(lesson uuid, guest_key text) to anon, authenticated;
