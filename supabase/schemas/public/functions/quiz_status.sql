-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.quiz_status(course uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.quiz_status($1, $2)$function$;
grant execute on function public.quiz_status(course uuid, guest_key text) to anon, authenticated;
