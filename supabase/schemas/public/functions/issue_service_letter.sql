-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.issue_service_letter(from_day date, to_day date, OUT outcome public.letter_outcome, OUT id uuid)
 RETURNS record
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.issue_service_letter($1, $2)$function$;
grant execute on function public.issue_service_letter(from_day date, to_day date, OUT outcome public.letter_outcome, OUT id uuid) to authenticated;
