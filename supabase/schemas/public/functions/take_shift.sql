-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.take_shift(shift uuid)
 RETURNS public.shift_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('volunteering') then return 'closed'; end if; return private.take_shift($1); end$function$;
grant execute on function public.take_shift(shift uuid) to authenticated;
