-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_shift(shift uuid)
 RETURNS public.shift_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.keep_shift($1)$function$;
grant execute on function public.keep_shift(shift uuid) to authenticated;
