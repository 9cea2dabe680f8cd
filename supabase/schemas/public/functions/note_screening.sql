-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.note_screening(application uuid, result public.screening_result, day date, last_day date)
 RETURNS public.screening_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.note_screening($1, $2, $3, $4)$function$;
grant execute on function public.note_screening(application uuid, result public.screening_result, day date, last_day date) to authenticated;
