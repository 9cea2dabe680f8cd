-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_slip(slip uuid, allow boolean, signed_name text, emergency_name text DEFAULT NULL::text, emergency_phone text DEFAULT NULL::text)
 RETURNS public.slip_answer_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_slip($1, $2, $3, $4, $5)$function$;
grant execute on function public.answer_slip(slip uuid, allow boolean, signed_name text, emergency_name text, emergency_phone text) to authenticated;
