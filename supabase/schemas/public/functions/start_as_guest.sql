-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_as_guest(lesson uuid, guest_key text)
 RETURNS public.guest_start_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.start_as_guest($1, $2)$function$;
grant execute on function public.start_as_guest(lesson uuid, guest_key text) to anon;
