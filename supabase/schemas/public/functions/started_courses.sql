-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.started_courses(guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.started_courses($1); end$function$;
grant execute on function public.started_courses(guest_key text) to anon, authenticated;
