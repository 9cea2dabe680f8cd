-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.cancel_shift(shift uuid, why text)
 RETURNS public.shift_cancel_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.cancel_shift($1, $2)$function$;
grant execute on function public.cancel_shift(shift uuid, why text) to authenticated;
