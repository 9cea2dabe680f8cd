-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text)
 RETURNS public.volunteer_application_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.apply_to_volunteer($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text) to authenticated;
