-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.class_attendees(date uuid)
 RETURNS TABLE(name text, email text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.class_attendees($1); end$function$;
grant execute on function public.class_attendees(date uuid) to authenticated;
