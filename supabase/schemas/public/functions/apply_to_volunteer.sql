-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text)
 RETURNS public.volunteer_application_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('volunteering') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.apply_to_volunteer($1, $2, $3, $4, $5, $6, $7); end$function$;
grant execute on function public.apply_to_volunteer(name text, phone text, city text, state text, interests public.volunteer_interest[], availability public.availability_slot[], about text) to authenticated;
