-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.submit_quiz(attempt uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.submit_quiz($1, $2)$function$;
grant execute on function public.submit_quiz(attempt uuid, guest_key text) to anon, authenticated;
