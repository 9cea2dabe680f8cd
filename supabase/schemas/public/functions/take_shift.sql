-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.take_shift(shift uuid)
 RETURNS public.shift_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.take_shift($1)$function$;
grant execute on function public.take_shift(shift uuid) to authenticated;
