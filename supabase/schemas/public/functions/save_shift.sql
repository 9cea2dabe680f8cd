-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_shift(shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp without time zone, minutes integer, time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean, needs_screening boolean, course uuid DEFAULT NULL::uuid, OUT outcome public.shift_save_outcome, OUT id uuid)
 RETURNS record
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_shift($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)$function$;
grant execute on function public.save_shift(shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp without time zone, minutes integer, time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean, needs_screening boolean, course uuid, OUT outcome public.shift_save_outcome, OUT id uuid) to authenticated;
