-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.quiz_status(course uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.quiz_status($1, $2); end$function$;
grant execute on function public.quiz_status(course uuid, guest_key text) to anon, authenticated;
