-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_volunteer(signup uuid)
 RETURNS public.shift_check_in_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.check_in_volunteer($1)$function$;
grant execute on function public.check_in_volunteer(signup uuid) to authenticated;
