-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_quiz(course uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.start_quiz($1, $2)$function$;
comment on function public.start_quiz(course uuid, guest_key text) is 'network-limit: 200 per 600 seconds';
grant execute on function public.start_quiz(course uuid, guest_key text) to anon, authenticated;
