-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.access_answers(person uuid, thing public.access_thing, item text DEFAULT NULL::text)
 RETURNS SETOF public.access_answer
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.access_answers($1, $2, $3)$function$;
grant execute on function public.access_answers(person uuid, thing public.access_thing, item text) to authenticated;
